/** The origin of a keyword. The keyword model reads it as a number, so the order of the list is fixed. */
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
  'joined',
  'action',
  'versus',
  'setting',
  'variant',
  'spoken',
] as const;
export type KeywordOrigin = (typeof keywordOrigins)[number];

/** A keyword before it is judged. */
export type KeywordCandidate = {
  /** Lowercase, as people type it. */
  text: string;
  origin: KeywordOrigin;
  /** The topic or phrase of the keyword, without question words. */
  about: string;
  /** For `asked`: the name of the question that the text answers ("recipe"). Otherwise empty. */
  asks: string;
};

/** A candidate with the probability (0-1) that an editor would use it as a keyword for the article. */
export type JudgedCandidate = KeywordCandidate & { probability: number };

/** The topic of an article, and its phrases with their probabilities of being the topic and of being searched (0-1). */
export type KeywordTopic = {
  phrase: string;
  aliases: readonly string[];
  ranked: readonly { phrase: string; topic: number; search: number }[];
};
