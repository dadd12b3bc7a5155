/** How a keyword was made; the model of keywords reads it as a number, so the order of the list is fixed. */
export const keywordOrigins = [
  'topic',
  'alias',
  'phrase',
  'line',
  'question',
  'pair',
  'asked',
  'section',
  'form',
] as const;
export type KeywordOrigin = (typeof keywordOrigins)[number];

/** A keyword before it is judged. */
export type KeywordCandidate = {
  /** In lower case, as people type it. */
  text: string;
  origin: KeywordOrigin;
  /** The topic or phrase that it is about, without the words of asking. */
  about: string;
  /** Name of the question whose answer the text has ("recipe"), for `asked`; otherwise empty. */
  asks: string;
};

/** The topic of an article, and its phrases with their chances to be the topic and to be searched (0-1). */
export type KeywordTopic = {
  phrase: string;
  aliases: readonly string[];
  ranked: readonly { phrase: string; topic: number; search: number }[];
};
