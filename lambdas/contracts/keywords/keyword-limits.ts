export const keywordLimits = {
  /** For one evaluator run. DataForSEO takes 1,000 keywords in one paid request. */
  perRun: 1000,
  characters: 80,
  words: 10,
  shortlistMin: 5,
  shortlistMax: 15,
} as const;
