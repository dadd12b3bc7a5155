import { stopWords } from '#engine/english/stop-words.ts';
import { stemsOf } from '#engine/language/stem.ts';

const words = /[\p{L}\p{N}](?:\p{L}|\p{M}|\p{N}|['+#-])*/gu;

/** The stems of the content words. */
const stemsIn = (text: string): Set<string> => {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return new Set(
    (lower.match(words) ?? []).filter((word) => word.length > 1 && !stopWords.has(word)).flatMap(stemsOf),
  );
};

/** Scripts without spaces between words cannot be compared word by word. */
export const isUnspaced = (line: string): boolean => /[\u0e00-\u0eff\u3041-\u30ff\u3400-\u9fff]/.test(line);

/** The number of a line's words that a text repeats. Infinity for a script without spaces. */
export const countRepeated = (line: string, text: string): number => {
  if (isUnspaced(line)) return Number.POSITIVE_INFINITY;
  const stems = stemsIn(text);
  return [...stemsIn(line)].filter((stem) => stems.has(stem)).length;
};

/** Whether a text repeats a word of the line above it. */
export const takesUp = (line: string, text: string): boolean => countRepeated(line, text) > 0;
