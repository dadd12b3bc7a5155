/** Decodes a word list that `scripts/train/front-coded.ts` wrote. */
export const readFrontCoded = (words: readonly string[]): string[] => {
  let before = '';
  return words.map((coded) => {
    before = before.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
    return before;
  });
};
