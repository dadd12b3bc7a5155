const wordPattern = /[\p{L}\p{N}]/u;
/** Scripts written without spaces: about two characters make a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/gu;

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
/** Letters up to those of Latin with accents, and digits. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);
/** ASCII, and the dashes, quotation marks and ellipses of print. */
const isPlainMark = (code: number): boolean => code < 0x80 || (code >= 0x2010 && code <= 0x2027);

/** The words of a text whose characters are all plain, in a tenth of the time; null for others. */
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
  // Few texts have such a script, and one look at the whole is cheaper than one at each run.
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
 * Words of an article: runs between white space that hold a letter or digit, so that a lone dash or a list's mark is
 * none; where no space is written, by characters.
 */
export const countWords = (text: string): number => countPlainWords(text) ?? countAllWords(text);
