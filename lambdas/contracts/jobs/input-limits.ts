/** Limits of what a user enters. */
export const inputLimits = {
  /** Words of a pasted article or context. */
  words: 2000,
  /** A word limit accepts one word of any length. 30 characters a word is far above any language's average. */
  characters: 60_000,
  minCharacters: 3,
  /** A page may be longer than a paste. The rest of a longer page is not read, and the result says so. */
  pageWords: 10_000,
} as const;
