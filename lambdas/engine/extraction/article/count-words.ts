const wordPattern = /[\p{L}\p{N}]/u;
/** Scripts written without spaces: about two characters make a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/gu;

/**
 * Words of an article: runs between white space that hold a letter or digit, so that a lone dash or a list's mark is
 * none; where no space is written, by characters.
 */
export const countWords = (text: string): number => {
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
