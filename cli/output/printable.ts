/**
 * Removes control characters, because terminals act on them and an article may contain some. Tabs and line breaks stay.
 */
export const printable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');
