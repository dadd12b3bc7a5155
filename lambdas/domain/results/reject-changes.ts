import type { ArticleChange } from '#contracts/keywords/writing.ts';
import { changeKey } from './change-key.ts';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a passage despite different whitespace. Null unless it occurs exactly once. */
const findPassage = (text: string, passage: string): { start: number; end: number } | null => {
  const words = passage.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const matches = [...text.matchAll(new RegExp(words.map(escapePattern).join('\\s+'), 'g'))];
  const [match] = matches;
  return match && matches.length === 1 ? { start: match.index, end: match.index + match[0].length } : null;
};

const cleanUp = (text: string): string => text.replace(/\n{3,}/g, '\n\n').replace(/[^\S\n]{2,}(?=\S)/g, ' ');

/** The number of characters of the original that must match before a removed passage to put it back. */
const anchorCharacters = 60;

/** Puts a removed passage back after the words that precede it in the original; null if these are gone, too. */
const putBack = (text: string, original: string, passage: string): string | null => {
  const place = findPassage(original, passage);
  if (place === null) return null;
  const before = original.slice(0, place.start);
  const gap = /\s*$/.exec(before)?.[0] ?? '';
  const anchor = before
    .trimEnd()
    .slice(-anchorCharacters)
    .replace(/^\S*\s/, '');
  const separator = gap.includes('\n\n') ? '\n\n' : gap.includes('\n') ? '\n' : ' ';
  if (anchor === '') return place.start === 0 ? `${passage}\n\n${text}` : null;
  const found = findPassage(text, anchor);
  if (found === null) return null;
  return `${text.slice(0, found.end)}${separator}${passage}${text.slice(found.end)}`;
};

const reject = (text: string, original: string, { before, after }: ArticleChange): string | null => {
  if (after === '') return putBack(text, original, before);
  const place = findPassage(text, after);
  if (place === null) return null;
  return cleanUp(`${text.slice(0, place.start)}${before}${text.slice(place.end)}`).trim();
};

/**
 * Undoes some changes of the rewritten Markdown, the last one first. `stuck` holds the keys of changes that cannot be
 * undone, because their words are gone or occur more than once.
 */
export const rejectChanges = (
  article: { original: string; optimized: string; changes: readonly ArticleChange[] },
  rejected: readonly string[],
): { markdown: string; stuck: string[] } => {
  const keys = new Set(rejected);
  let markdown = article.optimized;
  const takeBack = (change: ArticleChange): boolean => {
    const next = reject(markdown, article.original, change);
    markdown = next ?? markdown;
    return next !== null;
  };
  const going = article.changes.toReversed().filter((change) => keys.has(changeKey(change)));
  const left = going.filter((change) => !takeBack(change));
  // Undoing one change can restore the words next to another removed passage.
  const stuck = left.filter((change) => !takeBack(change));
  return { markdown, stuck: stuck.map(changeKey) };
};
