const wordPattern = /[\p{L}\p{N}]/u;
/** Scripts written without spaces: about two characters form a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/gu;

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
/** Letters up to accented Latin, and digits. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);
/** ASCII, and typographic dashes, quotation marks and ellipses. */
const isPlainMark = (code: number): boolean => code < 0x80 || (code >= 0x2010 && code <= 0x2027);

/** Counts the words of a text of plain characters in a tenth of the time; null for other texts. */
const countPlainWords = (text: string): number | null => {
  let words = 0;
  let isWord = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isBlank(code)) isWord = false;
    else if (isLetterOrDigit(code)) {
      if (!isWord) words++;
      isWord = true;
    } else if (!isPlainMark(code)) return null;
  }
  return words;
};

const countAllWords = (text: string): number => {
  const runs = text.split(/\s+/);
  // Few texts contain such a script, and one search of the whole text is cheaper than one per run.
  if (text.search(unspaced) < 0) return runs.filter((run) => wordPattern.test(run)).length;
  let words = 0;
  for (const run of runs) {
    const dense = run.match(unspaced)?.length ?? 0;
    if (dense > 2) words += Math.ceil(dense / 2);
    else if (wordPattern.test(run)) words++;
  }
  return words;
};

/**
 * The number of words of an article: runs between white space that contain a letter or digit, so that a lone dash or
 * list marker does not count. In scripts without spaces, the number depends on the characters.
 */
export const countWords = (text: string): number => countPlainWords(text) ?? countAllWords(text);

/** The metadata above a text, as site generators read it: a block that begins with a key. */
const frontMatter = /^\s*(---|\+\+\+)[ \t]*\r?\n["']?[\w-]+["']?[ \t]*[:=][\s\S]*?\n\1[ \t]*(?:\r?\n|$)/;

/** Tags and comments of HTML, pictures, addresses of links, and the numbers of a list. */
const markup =
  /<[!/a-z][^<>]*>|!\[[^[\]]*\]\([^()\s]*(?:\s"[^"\n]*")?\)|(?<=\])\([^()\s]*(?:\s"[^"\n]*")?\)|^[ \t]*\d{1,3}[.)](?=\s)/gim;

/**
 * The number of words of a typed text, without its front matter, Markdown or HTML. The limits, the counters of the forms and the line
 * about the source of a result all use this number.
 */
export const countTypedWords = (text: string): number =>
  countWords(text.replace(frontMatter, '').replace(markup, ' '));
