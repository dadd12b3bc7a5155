import { negativeWords } from '#engine/verification/facts/fact-words.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';
import { type Group, placeOf, stretchOf } from './passage-groups.ts';
import type { PlacedWord, Substitution } from './substitutions.ts';

const covers = (word: PlacedWord, fact: FoundFact): boolean =>
  word.start < placeOf(fact.unit, fact.end) && placeOf(fact.unit, fact.start) < word.end;

const denials = new Set([
  'not',
  'no',
  'never',
  'none',
  'neither',
  'nor',
  'nobody',
  'nothing',
  'nowhere',
  'without',
]);

/** "unhappy", "risk-free", "useless": words that deny by a part of them. */
const deniesInside = (word: string): boolean => /^(?:un|in|im|dis|mal)|(?:free|less)$/.test(word);

/** "not happy" may become "unhappy", "not working" may become "malfunctioning". */
const hasPrefix = (word: string, removed: readonly PlacedWord[]): boolean => {
  if (/^malfunction/.test(word)) return removed.some((other) => /^(?:work|function)/.test(other.text));
  const stripped = /^(?:un|in|im|il|ir|dis|non)(\p{L}{3,})$/u.exec(word)?.[1];
  return stripped !== undefined && removed.some((other) => other.text === stripped);
};

const denies = ({ removed, added }: Substitution): boolean =>
  added.some(
    (word) => denials.has(word.text) || negativeWords.has(word.text) || hasPrefix(word.text, removed),
  );

/**
 * The negations of a passage that its rewrite keeps: the same word is in the same place, or another
 * word that denies does, or it moved together with what it denies.
 */
export const keepsNegations = (
  wanted: readonly FoundFact[],
  there: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (wanted.length === 0 || group.comparison === null) return [];
  const { hunks } = group.comparison;
  const inHunk = (fact: FoundFact): Substitution | undefined => {
    // A contraction has two words, the last of which denies.
    return hunks.removedIn(stretchOf(fact)).find(({ removed }) => {
      const words = removed.filter((word) => covers(word, fact));
      return (
        words.some((word) => denials.has(word.text)) ||
        (words.length > 0 && !/n['’]t$|cannot/i.test(fact.text))
      );
    });
  };
  const movable = there.filter(
    (fact) => fact.kind === 'negation' && hunks.addedIn(stretchOf(fact)).length > 0,
  );
  return wanted.filter((fact) => {
    const hunk = inHunk(fact);
    if (hunk === undefined || denies(hunk)) return true;
    const at = movable.findIndex((other) => other.key.split(' ')[0] === fact.key.split(' ')[0]);
    if (at >= 0) movable.splice(at, 1);
    return at >= 0;
  });
};

/** Negations of a rewrite that its almost identical original passage does not have. */
export const addedNegations = (
  wanted: readonly FoundFact[],
  there: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (group.comparison === null || group.comparison.similarity < 0.6) return [];
  const { hunks } = group.comparison;
  const had = wanted.filter((fact) => fact.kind === 'negation').length;
  // "A risk-free trial" is "a trial with no risk", wherever the words stand.
  const wasFree = group.comparison.substitutions.some(({ removed }) =>
    removed.some((word) => word.text === 'free'),
  );
  const added = there.filter(
    (fact) =>
      fact.kind === 'negation' &&
      !(wasFree && /^(?:no|without)$/i.test(fact.text)) &&
      hunks
        .addedIn(stretchOf(fact))
        .some(
          (hunk) =>
            hunk.added.some((word) => covers(word, fact) && denials.has(word.text)) &&
            !hunk.removed.some(
              (word) => denials.has(word.text) || negativeWords.has(word.text) || deniesInside(word.text),
            ),
        ),
  );
  return there.filter((fact) => fact.kind === 'negation').length > had ? added : [];
};
