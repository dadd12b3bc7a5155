const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // By number: XML knows no `&nbsp;`.
  '\u00a0': '&#160;',
};

/** Text as HTML or XML, in an element or in an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (mark) => escapes[mark] ?? mark);
