/**
 * What DOMPurify leaves of a post's HTML: text, pictures and links; nothing that could run, load a frame, restyle the
 * page or ask for input. The same for what the build makes and for what the browser fetches.
 */
export const postHtmlRules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video'],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
};
