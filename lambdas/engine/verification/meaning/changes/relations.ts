import { negatingPrefixes } from '#engine/english/word-classes.ts';
import type { Links } from '#engine/packed/lists.ts';
import {
  cosine,
  evidence,
  isStrictClass,
  openLexicon,
  type Part,
  type Sense,
  sensesAs,
  sensesOf,
  thingClassOf,
} from '#engine/verification/lexicon/lexicon.ts';
import { type Forms, memoizeByPair } from './memoize-pairs.ts';

/** How two words are related. Every feature is 0 (not at all) to 1, except `cosine`, which is -1 to 1. */
export type Relation = {
  synonym: number;
  /** Whether the second word is the broader one or the narrower one, or both are kinds of the same thing. */
  broader: number;
  narrower: number;
  sibling: number;
  antonym: number;
  /** Whether words close to the first are antonyms of words close to the second: the strongest pair, and the share. */
  contrary: number;
  contraries: number;
  similar: number;
  /** Whether PPDB calls both equivalent, or lists them as any paraphrase. */
  paraphrase: number;
  loose: number;
  /** Whether they are neighbors among vectors that were fitted to synonyms and antonyms. */
  fitted: number;
  cosine: number;
  derived: number;
  stem: number;
  samePart: number;
  /** The depth of the deepest sense that is broader than both (Wu and Palmer, 1994), and their proximity in steps. */
  depth: number;
  path: number;
  sameFile: number;
  /** The share of words that are close to both. */
  neighbors: number;
  /** The share of words that can replace both. */
  shared: number;
  /** Whether people chose one for the other, and the share of words that they chose for both. */
  chosen: number;
  choices: number;
  /**
   * Whether both are nouns for things of the same class and nothing says that one can replace the other; 2 if the
   * class is strict.
   */
  things: number;
};

/** A rare sense says less about a word than its first one. */
const sensesSeen = 8;
const mainSenses = 4;

const senseAt = (index: number): Sense | undefined => openLexicon().senses.get(index);

const weaken = (value: number, ...places: number[]): number =>
  value / (1 + 0.3 * places.reduce((sum, place) => sum + place, 0));

type Sided = {
  senses: readonly number[];
  places: ReadonlyMap<number, number>;
  broader: ReadonlyMap<number, number>;
};

const sideOf = (word: string, part: Part | null): Sided => {
  const senses = sensesAs(word, part).slice(0, sensesSeen);
  const broader = new Map<number, number>();
  senses.forEach((sense, place) => {
    for (const other of senseAt(sense)?.broader ?? []) if (!broader.has(other)) broader.set(other, place);
  });
  return { senses, places: new Map(senses.map((sense, place) => [sense, place])), broader };
};

const senseRelations = (
  a: Sided,
  b: Sided,
): Pick<Relation, 'synonym' | 'broader' | 'narrower' | 'sibling' | 'similar'> => {
  const found = { synonym: 0, broader: 0, narrower: 0, sibling: 0, similar: 0 };
  const raise = (key: keyof typeof found, value: number): void => {
    found[key] = Math.max(found[key], value);
  };
  const similarToB = new Set(b.senses.flatMap((sense) => senseAt(sense)?.similar ?? []));
  a.senses.forEach((index, i) => {
    const sense = senseAt(index);
    const same = b.places.get(index);
    if (same !== undefined) raise('synonym', weaken(1, i, same));
    const below = b.broader.get(index);
    if (below !== undefined) raise('narrower', weaken(1, i, below));
    for (const up of sense?.broader ?? []) {
      const [above, beside] = [b.places.get(up), b.broader.get(up)];
      if (above !== undefined) raise('broader', weaken(1, i, above));
      if (beside !== undefined) raise('sibling', weaken(1, i, beside));
      for (const upper of senseAt(up)?.broader ?? []) {
        const place = b.places.get(upper);
        if (place !== undefined) raise('broader', weaken(0.6, i, place));
      }
    }
    for (const other of sense?.similar ?? []) {
      if (b.places.has(other)) raise('similar', weaken(1, i));
      else if (similarToB.has(other)) raise('similar', weaken(0.5, i));
    }
  });
  return found;
};

const depths = new Map<number, number>();
const depthOf = (index: number): number => {
  const known = depths.get(index);
  if (known !== undefined) return known;
  depths.set(index, 1);
  const above = senseAt(index)?.broader ?? [];
  const depth = above.length === 0 ? 1 : 1 + Math.min(...above.map(depthOf));
  depths.set(index, depth);
  return depth;
};

const ancestors = new Map<number, ReadonlyMap<number, number>>();
/** All broader senses with their number of steps; the longest path up in WordNet has 18. */
const ancestorsOf = (index: number): ReadonlyMap<number, number> => {
  const known = ancestors.get(index);
  if (known !== undefined) return known;
  const found = new Map<number, number>([[index, 0]]);
  for (const [sense, steps] of found)
    for (const up of senseAt(sense)?.broader ?? []) if (!found.has(up)) found.set(up, steps + 1);
  ancestors.set(index, found);
  return found;
};

const hierarchy = (a: Sided, b: Sided): Pick<Relation, 'depth' | 'path' | 'sameFile'> => {
  const found = { depth: 0, path: 0, sameFile: 0 };
  for (const x of a.senses.slice(0, mainSenses))
    for (const y of b.senses.slice(0, mainSenses)) {
      const [s, t] = [senseAt(x), senseAt(y)];
      if (s === undefined || t === undefined || s.part !== t.part) continue;
      if (s.file === t.file) found.sameFile = 1;
      if (s.part !== 'n' && s.part !== 'v') continue;
      const others = ancestorsOf(y);
      for (const [up, steps] of ancestorsOf(x)) {
        const back = others.get(up);
        if (back === undefined) continue;
        const depth = depthOf(up);
        found.depth = Math.max(found.depth, (2 * depth) / (2 * depth + steps + back));
        found.path = Math.max(found.path, 1 / (1 + steps + back));
      }
    }
  return found;
};

const prefixes = `${negatingPrefixes} mis anti under over`.split(' ');

const isOpposite = (a: string, b: string): boolean =>
  prefixes.some((prefix) => a === prefix + b || b === prefix + a) ||
  (a.endsWith('less') && b === a.replace(/less$/, 'ful')) ||
  (b.endsWith('less') && a === b.replace(/less$/, 'ful'));

const suffix =
  /(?:ational|ization|isation|fulness|ousness|iveness|ation|ition|ness|ment|ings?|able|ible|ally|edly|ly|ful|ous|ive|ize|ise|ized|ity|ion|ance|ence|ant|ent|ers?|ors?|ist|ism|al|ed|es|s|e|y)$/;

const sameStem = (a: string, b: string): boolean => {
  const [x, y] = [a.replace(suffix, ''), b.replace(suffix, '')];
  if (x.length < 3 || y.length < 3) return false;
  return x === y || (x.length > 4 && y.startsWith(x)) || (y.length > 4 && x.startsWith(y));
};

const relatedTo = (word: string): ReadonlyMap<number, number> => {
  const { ranks, related } = openLexicon();
  return related.get(ranks.get(word) ?? -1);
};

type Weights = ReadonlyMap<number, number>;

/** Words by number, with senses numbered below 0. A word is its own neighbor. */
const neighborsBy = (word: string, weigh: (bits: number) => number): Map<number, number> => {
  const found = new Map<number, number>([[openLexicon().ranks.get(word) ?? -0.5, 1]]);
  for (const [other, bits] of relatedTo(word)) {
    const weight = weigh(bits);
    if (weight > 0) found.set(other, weight);
  }
  return found;
};

const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;
const { equivalent, paraphrase, chosenOnce, chosenOften, fitted } = evidence;

const strengthOf = (bits: number): number => (has(bits, chosenOften) ? 1 : has(bits, chosenOnce) ? 0.5 : 0);

/** The senses and close senses of a word, and its equivalents. */
const closeTo = (word: string): Weights => {
  const found = neighborsBy(word, (bits) => (has(bits, equivalent) ? 1 : 0));
  for (const sense of sensesOf(word).slice(0, sensesSeen)) {
    found.set(-1 - sense, 1);
    for (const other of senseAt(sense)?.similar ?? []) found.set(-1 - other, 1);
  }
  return found;
};

const substitutesOf = (word: string): Weights =>
  neighborsBy(word, (bits) =>
    Math.hypot(has(bits, paraphrase) ? 0.6 : 0, has(bits, fitted) ? 0.6 : 0, has(bits, equivalent) ? 0.8 : 0),
  );

const choicesOf = (word: string): Weights => neighborsBy(word, strengthOf);

/** Weights, with the sum of their squares. */
type Measured = { weights: Weights; square: number };

const measured = (weights: Weights): Measured => {
  let square = 0;
  for (const weight of weights.values()) square += weight * weight;
  return { weights, square };
};

const cosineOf = (a: Measured, b: Measured): number => {
  let shared = 0;
  for (const [key, weight] of a.weights) shared += weight * (b.weights.get(key) ?? 0);
  return shared / Math.sqrt(a.square * b.square || 1);
};

/** Words that mean nearly the same, with the certainty of that; a word's own weight is 1. */
const likeWords = (word: string): Weights => {
  const { wordsOfSense } = openLexicon();
  const found = neighborsBy(word, (bits) =>
    Math.max(
      strengthOf(bits) * 0.8,
      has(bits, equivalent) ? 0.8 : 0,
      has(bits, fitted) ? 0.7 : 0,
      has(bits, paraphrase) ? 0.4 : 0,
    ),
  );
  const add = (sense: number, weight: number): void => {
    for (const other of wordsOfSense.get(sense))
      if ((found.get(other) ?? 0) < weight) found.set(other, weight);
  };
  sensesOf(word)
    .slice(0, mainSenses)
    .forEach((sense, place) => {
      add(sense, weaken(0.8, place));
      for (const other of senseAt(sense)?.similar ?? []) add(other, weaken(0.6, place));
    });
  return found;
};

const contrast = (a: Weights, b: Weights): Pick<Relation, 'contrary' | 'contraries'> => {
  const { antonyms } = openLexicon();
  let [contrary, sum] = [0, 0];
  for (const [x, weight] of a) {
    const opposites = antonyms.get(x);
    // Most words have none, so this avoids the iterator.
    if (opposites.size === 0) continue;
    for (const y of opposites.keys()) {
      const product = weight * (b.get(y) ?? 0);
      contrary = Math.max(contrary, product);
      sum += product;
    }
  }
  return { contrary, contraries: sum / Math.sqrt(a.size * b.size || 1) };
};

type Surroundings = { close: Measured; substitutes: Measured; choices: Measured; like: Weights };
const surroundings = new Map<string, Surroundings>();
const surroundingsOf = (word: string): Surroundings => {
  const known = surroundings.get(word);
  if (known !== undefined) return known;
  const found = {
    close: measured(closeTo(word)),
    substitutes: measured(substitutesOf(word)),
    choices: measured(choicesOf(word)),
    like: likeWords(word),
  };
  surroundings.set(word, found);
  return found;
};

const isLinked = (links: Links, a: string, b: string): boolean => {
  const { ranks } = openLexicon();
  return links.get(ranks.get(a) ?? -1).has(ranks.get(b) ?? -1);
};

/** Features that suggest that two words can name the same thing. */
const kinship = [
  'synonym',
  'paraphrase',
  'loose',
  'fitted',
  'chosen',
  'derived',
  'stem',
  'broader',
  'narrower',
] as const;
/** Words that share more of their substitutes may also name the same thing. */
const maxSharedShare = 0.1;

const readThings = (a: string, b: string, relation: Omit<Relation, 'things'>): number => {
  const [x, y] = [thingClassOf(a), thingClassOf(b)];
  const isKin =
    kinship.some((key) => relation[key] > 0) || Math.max(relation.choices, relation.shared) > maxSharedShare;
  if (x === null || x !== y || a === b || isKin) return 0;
  return isStrictClass(x) ? 2 : 1;
};

const relate = (a: string, b: string, partA: Part | null, partB: Part | null): Relation => {
  const [x, y] = [sideOf(a, partA), sideOf(b, partB)];
  const parts = new Set(x.senses.map((sense) => senseAt(sense)?.part));
  const { derived, antonyms, ranks } = openLexicon();
  const bits = relatedTo(a).get(ranks.get(b) ?? -1) ?? 0;
  const [aroundA, aroundB] = [surroundingsOf(a), surroundingsOf(b)];
  const relation = {
    ...senseRelations(x, y),
    ...hierarchy(x, y),
    antonym: isLinked(antonyms, a, b) || isOpposite(a, b) ? 1 : 0,
    ...contrast(aroundA.like, aroundB.like),
    paraphrase: has(bits, equivalent) ? 1 : 0,
    loose: has(bits, paraphrase) ? 1 : 0,
    fitted: has(bits, fitted) ? 1 : 0,
    cosine: cosine(a, b),
    derived: isLinked(derived, a, b) ? 1 : 0,
    stem: sameStem(a, b) ? 1 : 0,
    samePart: y.senses.some((sense) => parts.has(senseAt(sense)?.part)) ? 1 : 0,
    neighbors: cosineOf(aroundA.close, aroundB.close),
    shared: cosineOf(aroundA.substitutes, aroundB.substitutes),
    chosen: strengthOf(bits),
    choices: cosineOf(aroundA.choices, aroundB.choices),
  };
  return { ...relation, things: readThings(a, b, relation) };
};

const relations = new Map<string, Relation>();
const maxRelations = 50_000;

const relateOnce = (a: string, b: string, partA: Part | null, partB: Part | null): Relation => {
  const key = `${a} ${b} ${partA} ${partB}`;
  const known = relations.get(key);
  if (known !== undefined) return known;
  if (relations.size >= maxRelations) {
    for (const memory of [relations, surroundings, ancestors]) memory.clear();
  }
  const relation = relate(a, b, partA, partB);
  relations.set(key, relation);
  return relation;
};

/** How two words are related: for each feature, the stronger one of their forms and their base forms. */
export const relationOf = memoizeByPair((a: Forms, b: Forms): Relation => {
  const byBase = relateOnce(a.base, b.base, a.part, b.part);
  if (a.text === a.base && b.text === b.base) return byBase;
  const byForm = relateOnce(a.text, b.text, a.part, b.part);
  const best = { ...byBase };
  for (const key of Object.keys(best) as (keyof Relation)[]) best[key] = Math.max(byBase[key], byForm[key]);
  best.things = byBase.things;
  return best;
});

/** How similarly two words are used: only the `cosine` of their relation. */
export const usageOf = (a: Forms, b: Forms): number =>
  a.text === a.base && b.text === b.base
    ? cosine(a.base, b.base)
    : Math.max(cosine(a.base, b.base), cosine(a.text, b.text));

/** Whether one of these words (base forms) means the same as a word, or nearly so. */
export const hasSynonymIn = (word: Forms, originalWords: ReadonlySet<string>): boolean => {
  if (originalWords.has(word.base) || originalWords.has(word.text)) return true;
  const { ranks, derived, words } = openLexicon();
  const rank = ranks.get(word.base) ?? -1;
  const others = [...relatedTo(word.base).keys(), ...derived.get(rank).keys()];
  return others.some((other) => originalWords.has(words[other] ?? ''));
};
