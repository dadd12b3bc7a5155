const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Numeric, because XML does not define `&nbsp;`.
  '\u00a0': '&#160;',
};

/** Escapes text for HTML or XML, in an element or in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (mark) => escapes[mark] ?? mark);
