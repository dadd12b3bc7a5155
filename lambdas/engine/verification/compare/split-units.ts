import { checkDeadline } from '#engine/bounds/deadline.ts';
import { regex } from '#engine/language/patterns.ts';
import type { ReadDocument, Unit } from '#engine/verification/facts/passage-units.ts';

/** A rewrite seldom splits a sentence into more parts than this. */
const maxParts = 3;
/** Fewer letters say little about where they belong. */
const minLetters = 8;
/** The most sentences to try that share a beginning. */
const maxAttempts = 12;

const lettersOf = ({ source }: Unit): string => source.toLowerCase().replace(regex.gu`[^\p{L}\p{N}]`, '');

type Part = { letters: string; isItem: boolean };

/** Words that the last item of an enumeration loses when it becomes a list item. */
const conjunctions = ['', 'and', 'or'];

/** The letters of a sentence up to the end of a part; null if the part is not next in it. */
const withPart = (letters: string, joined: string, part: Part): string | null => {
  const found = (part.isItem ? conjunctions : ['']).find((word) =>
    letters.startsWith(word + part.letters, joined.length),
  );
  return found === undefined ? null : joined + found + part.letters;
};

/**
 * The number of units, from `from` on, that together have exactly these letters; 0 if none do. An enumeration may have
 * any number of items.
 */
const partsFrom = (letters: string, parts: readonly Part[], from: number): number => {
  let joined = '';
  for (let j = from; j < parts.length; j += 1) {
    const part = parts[j];
    if (part === undefined || (j >= from + maxParts && !part.isItem)) return 0;
    const longer = withPart(letters, joined, part);
    if (longer === null || longer === joined) return 0;
    if (longer === letters) return j - from + 1;
    joined = longer;
  }
  return 0;
};

/**
 * The sentences of an original that a rewrite only splits or lists, each with the consecutive units that have its
 * letters. For "the end.You now bake", where the rewrite adds the missing space, common words might assign the second
 * part to a neighbor. For "four jobs: the lamps (Rosa), …", too few words might assign the last items to it.
 */
export const splitUnits = (original: ReadDocument, rewritten: ReadDocument): Map<number, number[]> => {
  const parts = rewritten.units.map((unit) => ({ letters: lettersOf(unit), isItem: unit.kind === 'item' }));
  const whole = new Set(parts.map(({ letters }) => letters));
  const starts = new Map<string, number[]>();
  for (const [j, { letters }] of parts.entries()) {
    const list = starts.get(letters.slice(0, minLetters));
    if (list === undefined) starts.set(letters.slice(0, minLetters), [j]);
    else if (list.length < maxAttempts) list.push(j);
  }
  const found = new Map<number, number[]>();
  const used = new Set<number>();
  for (const [i, unit] of original.units.entries()) {
    checkDeadline();
    const letters = lettersOf(unit);
    if (letters.length < 2 * minLetters || whole.has(letters)) continue;
    const start = (starts.get(letters.slice(0, minLetters)) ?? []).find(
      (j) => !used.has(j) && partsFrom(letters, parts, j) > 1,
    );
    if (start === undefined) continue;
    const units = Array.from({ length: partsFrom(letters, parts, start) }, (_, at) => start + at);
    if (units.some((j) => used.has(j))) continue;
    for (const j of units) used.add(j);
    found.set(i, units);
  }
  return found;
};
