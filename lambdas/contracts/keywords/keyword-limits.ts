export const keywordLimits = {
  /** Of one evaluator run: DataForSEO takes 1,000 keywords in one paid call. */
  perRun: 1000,
  characters: 80,
  words: 10,
  shortlistMin: 5,
  shortlistMax: 15,
} as const;
