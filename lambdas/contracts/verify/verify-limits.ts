/** Limits of each of the two texts that are compared. */
export const verifyLimits = {
  words: 10_000,
  /** 20 characters a word is far above English prose. Two such texts fit into one request (`maxRequestBytes`). */
  characters: 200_000,
} as const;
