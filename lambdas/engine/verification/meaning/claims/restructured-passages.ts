import { checkDeadline } from '#engine/bounds/deadline.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import {
  type ChangeFeatures,
  maxChangedPairs,
  type Side,
} from '#engine/verification/meaning/changes/change-features.ts';
import { type Forms, memoizeByPair } from '#engine/verification/meaning/changes/memoize-pairs.ts';
import { type Relation, relationOf } from '#engine/verification/meaning/changes/relations.ts';
import type { Word } from '#engine/verification/meaning/changes/words.ts';
import { type Claims, type Role, readClaims } from './read-claims.ts';

/** A passage with fewer changes keeps most of its words in place, so they are compared one by one. */
const fewChanges = 7;

const kinship = [
  'synonym',
  'paraphrase',
  'derived',
  'stem',
  'chosen',
  'fitted',
  'loose',
  'similar',
  'broader',
  'narrower',
] as const;
const support = memoizeByPair((a: Forms, b: Forms): number => {
  const relation = relationOf(a, b);
  return Math.max(...kinship.map((key) => relation[key]));
});
const minSupport = 0.3;

const isContent = ({ isFunction, isNumber }: Word): boolean => !isFunction && !isNumber;
const isNoun = (word: Word): boolean => isContent(word) && (word.part === 'n' || word.isName);

/** The base forms of a side's words. */
const basesOf = ({ words }: Side): ReadonlySet<string> => new Set(words.map(({ base }) => base));

const ownWords = (words: readonly Word[], others: ReadonlySet<string>): Word[] => [
  ...new Map(
    words.filter((word) => isContent(word) && !others.has(word.base)).map((word) => [word.base, word]),
  ).values(),
];

type Sides = { before: Claims; after: Claims; removed: readonly Word[]; added: readonly Word[] };

const isSupported = (word: Word, others: readonly Word[]): boolean =>
  others.some((other) => support(word, other) >= minSupport || support(other, word) >= minSupport);

const maxSharedShare = 0.05;
/**
 * Things of one class are distinct if they are used similarly: "doctor" and "teacher", but not "customer" and
 * "newcomer".
 */
const minSimilarity = 0.4;
/** Things that are closer than this may be the same: "expert" and "specialist". */
const maxSimilarity = 0.85;
const areSiblings = ({ things, shared, choices, cosine, depth }: Relation): boolean =>
  Math.max(shared, choices) < maxSharedShare &&
  things > 0 &&
  cosine >= minSimilarity &&
  depth < maxSimilarity;

const negators = wordSet('not no never without nor neither none cannot');
/** Whether a word is negated: "amateurs" and "not professionals". */
const isNegated = ({ words }: Claims, { index }: Word): boolean =>
  words.slice(Math.max(0, index - 3), index).some(({ text }) => negators.has(text));

/** Nouns without a counterpart on the other side, which has another noun of the same kind: "food" and "fuel". */
const otherNouns = ({ before, after, removed, added }: Sides): Word[] => {
  const gone = removed.filter((word) => isNoun(word) && !isSupported(word, added));
  const fresh = added.filter((word) => isNoun(word) && !isSupported(word, removed));
  return fresh.filter((word) =>
    gone.some(
      (other) => isNegated(before, other) === isNegated(after, word) && areSiblings(relationOf(other, word)),
    ),
  );
};

const opposite: Readonly<Record<Role, Role>> = {
  agent: 'patient',
  patient: 'agent',
  giver: 'taker',
  taker: 'giver',
  winner: 'loser',
  loser: 'winner',
};

type Roles = ReadonlyMap<string, ReadonlySet<Role>>;
const rolesBy = (claims: Claims, nameOf: (word: Word) => string): Roles => {
  const found = new Map<string, Set<Role>>();
  for (const { word, role } of claims.roles) {
    const name = nameOf(word);
    found.set(name, (found.get(name) ?? new Set()).add(role));
  }
  return found;
};

const baseOf = ({ base }: Word): string => base;

/** Returns the original's word for each word of the rewrite. */
const namesIn = ({ removed, added }: Sides): ((word: Word) => string) => {
  const names = new Map<string, string>();
  for (const word of added) {
    let [best, name]: [number, string] = [minSupport, word.base];
    for (const other of removed) {
      const value = support(other, word);
      if (value > best) [best, name] = [value, other.base];
    }
    names.set(word.base, name);
  }
  return ({ base }) => names.get(base) ?? base;
};

/** Nouns that took each other's role, whatever the verbs are: the giver became the receiver. */
const swappedRoles = (sides: Sides, nameOf: (word: Word) => string): string[] => {
  const [a, b] = [rolesBy(sides.before, baseOf), rolesBy(sides.after, nameOf)];
  const reversed = [...a].flatMap(([name, from]) => {
    const to = b.get(name);
    if (to === undefined) return [];
    return [...from]
      .filter((role) => to.has(opposite[role]) && !to.has(role) && !from.has(opposite[role]))
      .map((role) => ({ name, role }));
  });
  return reversed
    .filter(({ name, role }) =>
      reversed.some((other) => other.name !== name && other.role === opposite[role]),
    )
    .map(({ name }) => name);
};

/** Comparisons that were reversed: "A more than B" became "B more than A". */
const swappedComparisons = ({ before, after }: Sides, nameOf: (word: Word) => string): string[] =>
  before.compared.flatMap(({ left, right }) =>
    left.base !== right.base &&
    after.compared.some((other) => nameOf(other.left) === right.base && nameOf(other.right) === left.base)
      ? [left.base]
      : [],
  );

/** Function words that reverse each other before the same word: "before 1980" and "after 1980". */
const contraries: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  ['before until', 'after since'],
  ['over above', 'under below'],
  ['with', 'without'],
  ['inside', 'outside'],
  ['into', 'out'],
  ['for', 'against'],
  ['least', 'most'],
].map(([a = '', b = '']) => [wordSet(a), wordSet(b)] as const);

/** The function words before each content word, with at most one article or similar word between them. */
const ledBy = ({ words, sentences }: Claims, nameOf: (word: Word) => string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  words.forEach((word, i) => {
    if (word.isFunction) return;
    for (const lead of words.slice(Math.max(0, i - 2), i))
      if (lead.isFunction && sentences[lead.index] === sentences[i])
        found.set(nameOf(word), (found.get(nameOf(word)) ?? new Set()).add(lead.text));
  });
  return found;
};

const negationCount = ({ words }: Claims): number =>
  words.filter(({ text }) => negators.has(text) && text !== 'without').length;

/** The index of "with" and "without": "only with" means "not without". */
const lackCount = 2;
const reversedLeads = ({ before, after }: Sides, nameOf: (word: Word) => string): string[] => {
  const [a, b] = [ledBy(before, baseOf), ledBy(after, nameOf)];
  const isOtherwiseNegated = negationCount(before) !== negationCount(after);
  const has = (leads: ReadonlySet<string>, side: ReadonlySet<string>): boolean =>
    [...leads].some((lead) => side.has(lead));
  return [...a].flatMap(([name, from]) => {
    const to = b.get(name);
    if (to === undefined) return [];
    const isTurned = contraries.some(
      ([x, y], i) =>
        !(i === lackCount && isOtherwiseNegated) &&
        [
          [x, y],
          [y, x],
        ].some(
          ([p, q]) =>
            p !== undefined && q !== undefined && has(from, p) && !has(from, q) && has(to, q) && !has(to, p),
        ),
    );
    return isTurned ? [name] : [];
  });
};

/** Words that only state a condition, and all words that a rewrite may use in their place. */
const exceptionWords = wordSet('unless except');
const conditionWords = wordSet(
  'unless except if until when without only not no never otherwise other besides exclude excluding but however although though whenever who those apart condition provided long',
);
/** If the rewritten passage is shorter than this share, the rest may be in a neighboring sentence. */
const minKeptShare = 0.7;
const lostConditions = ({ before, after }: Sides): Word[] =>
  after.words.length < before.words.length * minKeptShare ||
  after.words.some(({ text, base }) => conditionWords.has(text) || conditionWords.has(base))
    ? []
    : before.words.filter(({ text }) => exceptionWords.has(text));

const newSpeakers = ({ before, after, removed, added }: Sides, nameOf: (word: Word) => string): Word[] => {
  const [a, b] = [new Set(before.speakers.map(baseOf)), new Set(after.speakers.map(nameOf))];
  const isLost = before.speakers.some(
    ({ base }) => !b.has(base) && removed.some((word) => word.base === base),
  );
  if (!isLost) return [];
  return after.speakers.filter(
    (word) =>
      !a.has(nameOf(word)) && added.some(({ base }) => base === word.base) && !isSupported(word, removed),
  );
};

/**
 * The reversals in a restructured passage, where no word takes the place of another one: nouns of the same kind for
 * each other, roles, the sides of a comparison, a dropped exception, and other speakers.
 */
export const restructuredContradictions = (changes: readonly ChangeFeatures[]): ChangeFeatures[] => {
  const [first] = changes;
  if (first === undefined || changes.length < fewChanges) return [];
  const [before, after] = first.sides;
  const [removed, added] = [ownWords(before.words, basesOf(after)), ownWords(after.words, basesOf(before))];
  if (removed.length * added.length > maxChangedPairs) return [];
  checkDeadline();
  const sides: Sides = {
    before: readClaims(before.words, before.text),
    after: readClaims(after.words, after.text),
    removed,
    added,
  };
  const nameOf = namesIn(sides);
  const bases = new Set([
    ...[...otherNouns(sides), ...lostConditions(sides), ...newSpeakers(sides, nameOf)].map(baseOf),
    ...swappedRoles(sides, nameOf),
    ...swappedComparisons(sides, nameOf),
    ...reversedLeads(sides, nameOf),
  ]);
  if (bases.size === 0) return [];
  const named = changes.filter(({ change }) =>
    [change.before, change.after].some((word) => word !== null && bases.has(word.base)),
  );
  return named.length > 0 ? named : [first];
};
