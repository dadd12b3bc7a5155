/**
 * The parts of a post's HTML that DOMPurify keeps: text, pictures and links. Scripts, frames, styles and form fields
 * are removed. The build and the browser use the same rules.
 */
export const postHtmlRules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video'],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
};
