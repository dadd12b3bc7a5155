import { patternFor } from './plain-text.ts';

const partPattern = patternFor(/[\p{L}\p{N}]+/gu);

/**
 * Number of runs of letters and digits: "well-known" has two. Versions of a text compare by it, whatever joins their
 * words. The words of an article are counted by `countWords`.
 */
export const countWordParts = (text: string): number => text.match(partPattern(text))?.length ?? 0;
