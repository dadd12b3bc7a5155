const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];

const longestCommon = (a: readonly string[], b: readonly string[]): number => {
  const row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    let diagonal = 0;
    for (const [j, other] of b.entries()) {
      const above = row[j + 1] ?? 0;
      row[j + 1] = word === other ? diagonal + 1 : Math.max(above, row[j] ?? 0);
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
};

/** The ROUGE-L F1 of two texts: based on the longest common subsequence of their words, without stemming (Lin 2004). */
export const rougeL = (candidate: string, reference: string): number => {
  const [a, b] = [tokensOf(candidate), tokensOf(reference)];
  const common = longestCommon(a, b);
  return common === 0 ? 0 : (2 * common) / (a.length + b.length);
};
