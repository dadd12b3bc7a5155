/** Limits for each of the two texts of a comparison. */
export const verifyLimits = {
  words: 10_000,
  /** 20 characters per word is far above English prose. Two such texts fit into one request (`maxRequestBytes`). */
  characters: 200_000,
} as const;
