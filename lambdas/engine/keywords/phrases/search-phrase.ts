/** A phrase of the article that people might search for, in search casing. */
export type SearchPhrase = {
  text: string;
  key: string;
  isName: boolean;
  /** A name that is not mostly said of a place. */
  isFirm: boolean;
  score: number;
  count: number;
  /** Number of occurrences that are not part of a longer noun phrase. */
  free: number;
  words: number;
  inTitle: boolean;
  inHeading: boolean;
};
