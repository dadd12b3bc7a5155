/** A phrase of the article that somebody might type, in search casing. */
export type SearchPhrase = {
  text: string;
  key: string;
  isName: boolean;
  /** A name that is not mostly said of a place. */
  isFirm: boolean;
  score: number;
  count: number;
  /** Occurrences that are not a piece of a longer noun phrase. */
  free: number;
  words: number;
  inTitle: boolean;
  inHeading: boolean;
};
