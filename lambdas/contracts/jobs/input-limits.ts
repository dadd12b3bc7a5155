/** Limits for user input. */
export const inputLimits = {
  /** Words in a pasted article or context. */
  words: 2000,
  /**
   * A word limit alone would accept a word of any length. 30 characters per word is far above the average of any
   * language.
   */
  characters: 60_000,
  minCharacters: 3,
  /** A page may be longer than a pasted text. The rest of a longer page is ignored, and the result says so. */
  pageWords: 10_000,
} as const;
