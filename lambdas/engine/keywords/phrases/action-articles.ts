import { stopWords } from '#engine/english/stop-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regexOf } from '#engine/language/patterns.ts';

const instruction = /^(how to \S+) (?:own )?(.+)$/;

/** The words of an object before its first preposition. */
const objectOf = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((word) => stopWords.has(word));
  return end < 0 ? words : words.slice(0, end);
};

/**
 * Writes "how to start a writing lab" for "how to start own writing lab": in a whole question, people type the article
 * that the text uses before the object.
 */
export const withArticle = (folded: string, text: string): string => {
  const [, asks, rest] = instruction.exec(text) ?? [];
  if (asks === undefined || rest === undefined) return text;
  const object = objectOf(rest.split(' '));
  if (object.length === 0) return text;
  const withArticle = regexOf(
    `(?<![\\p{L}\\p{N}])(an?) ${escapeForPattern(object.join(' '))}(?:[^\\p{L}\\p{N}\\s'-]|\\s+(\\p{L}+)|\\s*$)`,
    'gu',
  );
  const article = matchesOf(folded, withArticle).find(
    ([, , next]) => next === undefined || stopWords.has(next),
  )?.[1];
  return article === undefined ? `${asks} ${rest}` : `${asks} ${article} ${rest}`;
};
