import { patternFor } from './plain-text.ts';

const partPattern = patternFor(/[\p{L}\p{N}]+/gu);

/**
 * The number of runs of letters and digits: "well-known" has two. It is used to compare versions of a text, however
 * their words are joined. `countWords` counts the words of an article.
 */
export const countWordParts = (text: string): number => text.match(partPattern(text))?.length ?? 0;
