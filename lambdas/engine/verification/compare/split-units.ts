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

/** The number of units, from `from` on, that together have exactly these letters; 0 if none do. */
const partsFrom = (letters: string, parts: readonly string[], from: number): number => {
  let joined = '';
  for (let j = from; j < Math.min(parts.length, from + maxParts); j += 1) {
    joined += parts[j] ?? '';
    if (joined === letters) return j - from + 1;
    if (!letters.startsWith(joined)) return 0;
  }
  return 0;
};

/**
 * The sentences of an original that a rewrite only splits, each with the consecutive units that have its letters. For
 * "the end.You now bake", where the rewrite adds the missing space, common words might assign the second part to a
 * neighbor.
 */
export const splitUnits = (original: ReadDocument, rewritten: ReadDocument): Map<number, number[]> => {
  const parts = rewritten.units.map(lettersOf);
  const whole = new Set(parts);
  const starts = new Map<string, number[]>();
  for (const [j, letters] of parts.entries()) {
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
