import type { KeywordEntry } from '#contracts/keywords/keyword.ts';

/** True if the text is not about the keyword. */
export const isOffTopic = ({ keyword_class }: Pick<KeywordEntry, 'keyword_class'>): boolean =>
  keyword_class === 'Deprioritize (Off-Topic)';
