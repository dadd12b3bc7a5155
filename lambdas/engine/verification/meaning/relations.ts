import { cosine, openLexicon, type Part, type Sense, sensesAs, sensesOf } from './lexicon.ts';

/** How two words are related; every figure is 0 (not at all) to 1, but `cosine`, which is -1 to 1. */
export type Relation = {
  synonym: number;
  /** The second word is the broader one, the narrower one, or both are kinds of the same thing. */
  broader: number;
  narrower: number;
  sibling: number;
  antonym: number;
  similar: number;
  paraphrase: number;
  cosine: number;
  derived: number;
  stem: number;
  samePart: number;
  /** Depth of the deepest sense that is broader than both (Wu and Palmer, 1994), and nearness by steps. */
  depth: number;
  path: number;
  sameFile: number;
  /** Share of words that are near to both. */
  neighbors: number;
};

/** A rare sense of a word says less than its first one. */
const sensesSeen = 8;
const mainSenses = 4;

const senseAt = (index: number): Sense | undefined => openLexicon().senses[index];

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
/** All broader senses with their steps; the longest way up in WordNet has 18. */
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

const prefixes = 'un in im il ir dis non mis de anti under over'.split(' ');

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

const neighbors = new Map<string, ReadonlySet<number>>();
/** The senses and close senses of a word, and its paraphrases (as numbers below 0). */
const neighborsOf = (word: string): ReadonlySet<number> => {
  const known = neighbors.get(word);
  if (known !== undefined) return known;
  const { ranks, synonyms } = openLexicon();
  const rank = ranks.get(word) ?? -1;
  const found = new Set<number>([-1 - rank]);
  for (const sense of sensesOf(word).slice(0, sensesSeen)) {
    found.add(sense);
    for (const other of senseAt(sense)?.similar ?? []) found.add(other);
  }
  for (const other of synonyms.get(rank) ?? []) found.add(-1 - other);
  neighbors.set(word, found);
  return found;
};

const shareOfNeighbors = (a: string, b: string): number => {
  const [x, y] = [neighborsOf(a), neighborsOf(b)];
  let shared = 0;
  for (const other of x) if (y.has(other)) shared += 1;
  return shared / Math.sqrt(x.size * y.size);
};

const isLinked = (pairs: ReadonlyMap<number, ReadonlySet<number>>, a: string, b: string): boolean => {
  const { ranks } = openLexicon();
  return pairs.get(ranks.get(a) ?? -1)?.has(ranks.get(b) ?? -1) ?? false;
};

const relate = (a: string, b: string, partA: Part | null, partB: Part | null): Relation => {
  const [x, y] = [sideOf(a, partA), sideOf(b, partB)];
  const parts = new Set(x.senses.map((sense) => senseAt(sense)?.part));
  const { synonyms, derived, antonyms } = openLexicon();
  return {
    ...senseRelations(x, y),
    ...hierarchy(x, y),
    antonym: isLinked(antonyms, a, b) || isOpposite(a, b) ? 1 : 0,
    paraphrase: isLinked(synonyms, a, b) ? 1 : 0,
    cosine: cosine(a, b),
    derived: isLinked(derived, a, b) ? 1 : 0,
    stem: sameStem(a, b) ? 1 : 0,
    samePart: y.senses.some((sense) => parts.has(senseAt(sense)?.part)) ? 1 : 0,
    neighbors: shareOfNeighbors(a, b),
  };
};

const relations = new Map<string, Relation>();
const mostRelations = 50_000;

const relateOnce = (a: string, b: string, partA: Part | null, partB: Part | null): Relation => {
  const key = `${a} ${b} ${partA} ${partB}`;
  const known = relations.get(key);
  if (known !== undefined) return known;
  if (relations.size >= mostRelations) {
    for (const memory of [relations, neighbors, ancestors]) memory.clear();
  }
  const relation = relate(a, b, partA, partB);
  relations.set(key, relation);
  return relation;
};

/** A word, its base form and its part of speech where that is known. */
export type Forms = { text: string; base: string; part: Part | null };

/** How two words are related, the stronger of their forms and their base forms for each figure. */
export const relationOf = (a: Forms, b: Forms): Relation => {
  const byBase = relateOnce(a.base, b.base, a.part, b.part);
  if (a.text === a.base && b.text === b.base) return byBase;
  const byForm = relateOnce(a.text, b.text, a.part, b.part);
  const best = { ...byBase };
  for (const key of Object.keys(best) as (keyof Relation)[]) best[key] = Math.max(byBase[key], byForm[key]);
  return best;
};
