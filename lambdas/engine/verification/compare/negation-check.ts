import {
  anyOf,
  failureWords,
  negatingPrefixes,
  negationWords,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { negativeWords } from '#engine/verification/facts/fact-words.ts';
import type { FoundFact } from '#engine/verification/facts/find-facts.ts';
import { areOpposites } from '#engine/verification/lexicon/lexicon.ts';
import { type Group, placeOf, stretchOf } from './passage-groups.ts';
import type { PlacedWord, Substitution } from './substitutions.ts';

const covers = (word: PlacedWord, fact: FoundFact): boolean =>
  word.start < placeOf(fact.unit, fact.end) && placeOf(fact.unit, fact.start) < word.end;

const negationWordSet = wordSet(negationWords);

/** "unhappy", "risk-free", "useless": words that negate with a prefix or suffix. */
const hasNegatingAffix = (word: string): boolean => /^(?:un|in|im|dis|mal)|(?:free|less)$/.test(word);

const withPrefix = regexOf(String.raw`^${anyOf(negatingPrefixes)}(\p{L}{3,})$`, 'u');

/** "not happy" may become "unhappy", "not working" may become "malfunctioning". */
const hasPrefix = (word: string, removed: readonly PlacedWord[]): boolean => {
  if (/^malfunction/.test(word)) return removed.some((other) => /^(?:work|function)/.test(other.text));
  const stripped = withPrefix.exec(word)?.[1];
  return stripped !== undefined && removed.some((other) => other.text === stripped);
};

/** Words that negate by their meaning, anywhere in a passage. */
const negativeVerbs = wordSet(
  failureWords,
  'lacked refused avoid avoids avoided scarcely unaware impossible absent',
);

const addsNegation = ({ removed, added }: Substitution): boolean =>
  added.some(
    (word) => negationWordSet.has(word.text) || negativeWords.has(word.text) || hasPrefix(word.text, removed),
  );

/** "no more than 20 minutes" may become "20 minutes at most", "no less than" "at least". */
const bounds: readonly (readonly [negated: RegExp, positive: RegExp])[] = [
  [/^(?:more|longer|later|higher) than/, /\b(?:at most|up to|maximum|max|limit\w*|within)\b/],
  [/^(?:less|fewer|shorter|earlier|lower) than/, /\b(?:at least|minimum|or more|min)\b/],
];
const statesBound = ({ key }: FoundFact, words: readonly PlacedWord[]): boolean => {
  const text = words.map((word) => word.text).join(' ');
  return bounds.some(([negated, positive]) => negated.test(key) && positive.test(text));
};

const minStemLength = 3;
/**
 * "do not add meat" may become "meat should not be added": whether the same word follows within a few words, in
 * another form.
 */
const negatesSameWord = (fact: FoundFact, other: FoundFact): boolean => {
  const [expected = ''] = fact.key.split(' ');
  const stem = expected.slice(0, Math.max(minStemLength, expected.length - minStemLength));
  return expected.length >= minStemLength && other.key.split(' ').some((word) => word.startsWith(stem));
};

/** "not open" may become "closed", and the reverse: whether the negated word has its opposite on the other side. */
const hasOpposite = ({ key }: FoundFact, words: readonly PlacedWord[]): boolean => {
  const [negated = ''] = key.split(' ');
  return negated !== '' && words.some(({ text }) => areOpposites(negated, text));
};

/** With a smaller share of common words in the same order, a sentence was restructured. */
const minRestructuredSimilarity = 0.5;

/**
 * The negations of a passage that its rewrite keeps: the same word or another negating word is in the same place, or
 * the negation moved together with the words it negates.
 */
export const keepsNegations = (
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (expected.length === 0 || group.comparison === null) return [];
  const { comparison } = group;
  const { hunks } = comparison;
  const inHunk = (fact: FoundFact): Substitution | undefined => {
    // A contraction consists of two words, the last of which negates.
    return hunks.removedIn(stretchOf(fact)).find(({ removed }) => {
      const words = removed.filter((word) => covers(word, fact));
      return (
        words.some((word) => negationWordSet.has(word.text)) ||
        (words.length > 0 && !/n['’]t$|cannot/i.test(fact.text))
      );
    });
  };
  const movable = actual.filter(
    (fact) => fact.kind === 'negation' && hunks.addedIn(stretchOf(fact)).length > 0,
  );
  const added = comparison.substitutions.flatMap((substitution) => substitution.added);
  // "The engine does not need premium fuel" may become "Premium fuel is not necessary".
  const isOnlyOne =
    expected.length === 1 && movable.length === 1 && comparison.similarity < minRestructuredSimilarity;
  return expected.filter((fact) => {
    const hunk = inHunk(fact);
    if (hunk === undefined || addsNegation(hunk) || statesBound(fact, comparison.after())) return true;
    if (hasOpposite(fact, added)) return true;
    const at = isOnlyOne ? 0 : movable.findIndex((other) => negatesSameWord(fact, other));
    if (at >= 0) movable.splice(at, 1);
    return at >= 0;
  });
};

/** Negations in a rewrite that its nearly identical original passage lacks. */
export const addedNegations = (
  expected: readonly FoundFact[],
  actual: readonly FoundFact[],
  group: Group,
): FoundFact[] => {
  if (group.comparison === null || group.comparison.similarity < 0.6) return [];
  if (!actual.some(({ kind }) => kind === 'negation')) return [];
  const { before, hunks } = group.comparison;
  const had = expected.filter((fact) => fact.kind === 'negation').length;
  // "A risk-free trial" is "a trial with no risk", wherever the words appear.
  const wasFree = group.comparison.substitutions.some(({ removed }) =>
    removed.some((word) => word.text === 'free'),
  );
  const removedWords = group.comparison.substitutions.flatMap(({ removed }) => removed);
  const added = actual.filter(
    (fact) =>
      fact.kind === 'negation' &&
      !statesBound(fact, before()) &&
      !hasOpposite(fact, removedWords) &&
      !(wasFree && /^(?:no|without)$/i.test(fact.text)) &&
      hunks
        .addedIn(stretchOf(fact))
        .some(
          (hunk) =>
            hunk.added.some((word) => covers(word, fact) && negationWordSet.has(word.text)) &&
            !hunk.removed.some(
              (word) =>
                negationWordSet.has(word.text) || negativeWords.has(word.text) || hasNegatingAffix(word.text),
            ),
        ),
  );
  // "hardly anything" may become "almost nothing", and "avoid salt" may become "use no salt".
  const gaveUp = removedWords.filter(({ text }) => negativeVerbs.has(text)).length;
  const now = actual.filter((fact) => fact.kind === 'negation').length;
  return now > had + gaveUp ? added : [];
};
