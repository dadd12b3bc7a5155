import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { evidence, readBase } from '#engine';

/** A pair of words that can replace each other, and how many people or sources say so. */
interface Related {
  a: string;
  b: string;
  kind: 'equivalent' | 'paraphrase' | 'chosen' | 'fitted';
  count: number;
}

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n');

/** Reads `ppdb_synonyms.txt` of counter-fitting: one pair per line. */
const readEquivalents = (sources: string): Related[] =>
  linesOf(join(sources, 'ppdb_synonyms.txt')).map((line) => {
    const [a = '', b = ''] = line.trim().split(' ');
    return { a, b, kind: 'equivalent', count: 1 };
  });

/** Reads `ppdb-xl.txt` of retrofitting: a word and its paraphrases on each line. */
const readParaphrases = (sources: string): Related[] =>
  linesOf(join(sources, 'ppdb-xl.txt')).flatMap((line) => {
    const [a = '', ...others] = line.trim().split(/\s+/);
    return others.map((b): Related => ({ a, b, kind: 'paraphrase', count: 1 }));
  });

/** Reads the gold file of CoInCo: "mission.N 4 :: task 2;plan 2;", with how many people chose each word. */
const readChoices = (sources: string): Related[] =>
  linesOf(join(sources, 'coinco_all.no_problematic.gold')).flatMap((line) => {
    const [head = '', list = ''] = line.split(' :: ');
    const a = head.split('.')[0]?.toLowerCase() ?? '';
    return [...list.matchAll(/([^;]+) (\d+);/g)].map(
      ([, b = '', count]): Related => ({
        a,
        b: b.trim().toLowerCase(),
        kind: 'chosen',
        count: Number(count),
      }),
    );
  });

const neighborFile = z.record(z.string(), z.array(z.string()));

/** Reads `counterfitted_neighbors.json` of certified-word-sub: up to eight neighbors of each word. */
const readFitted = (sources: string): Related[] =>
  Object.entries(
    neighborFile.parse(JSON.parse(readFileSync(join(sources, 'counterfitted_neighbors.json'), 'utf8'))),
  ).flatMap(([a, others]) => others.map((b): Related => ({ a, b, kind: 'fitted', count: 1 })));

export const readRelated = (sources: string): Related[] => [
  ...readEquivalents(sources),
  ...readParaphrases(sources),
  ...readChoices(sources),
  ...readFitted(sources),
];

/** A pair counts as frequent if this many people, in all texts together, chose one word for the other. */
const often = 3;

const bitsOf = ({ kind }: Related, chosen: number): number => {
  if (kind !== 'chosen') return evidence[kind];
  return chosen >= often ? evidence.chosenOften : evidence.chosenOnce;
};

/** Pairs of base forms with their evidence, by the rank of the more frequent form. */
export function relatedRanks(
  list: readonly Related[],
  idOf: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): Map<number, Map<number, number>> {
  const baseOf = (word: string): string => readBase(word, (form) => known.has(form) && idOf.has(form));
  const chosen = new Map<string, number>();
  const bits = new Map<number, Map<number, number>>();
  for (const item of list) {
    const [x, y] = [idOf.get(baseOf(item.a)), idOf.get(baseOf(item.b))];
    if (x === undefined || y === undefined || x === y) continue;
    const [low, high] = x < y ? [x, y] : [y, x];
    const count = (chosen.get(`${low} ${high}`) ?? 0) + (item.kind === 'chosen' ? item.count : 0);
    chosen.set(`${low} ${high}`, count);
    const row = bits.get(low) ?? new Map<number, number>();
    bits.set(low, row.set(high, (row.get(high) ?? 0) | bitsOf(item, count)));
  }
  return bits;
}
