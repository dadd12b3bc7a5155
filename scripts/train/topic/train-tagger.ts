/**
 * Learns parts of speech from the English Web Treebank (UniversalDependencies/UD_English-EWT, CC BY-SA 4.0), and writes
 * lambdas/engine/english/tag-weights.json.
 *
 * node scripts/train/topic/train-tagger.ts FOLDER    the treebank's `not-to-release/sources`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chooseTag,
  fixedTag,
  openTags,
  type Tag,
  type Token,
  tagFeatures,
  tagPartsOfSpeech,
  tokenize,
} from '#engine';
import { randomFrom } from '../grow-trees.ts';
import { pack } from '../pack.ts';

const rounds = 5;
/** Every tenth file is held out for measuring. */
const holdOutEvery = 10;
/** Weights are stored in steps of this size; features whose weights are all small are left out. */
const step = 0.25;
const minWeight = 6;

interface Sentence {
  tokens: Token[];
  tags: (Tag | null)[];
}

/** The tag of a row of the treebank; null if the engine's tags have no counterpart. */
function tagOf(form: string, upos: string, xpos: string, relation: string): Tag | null {
  if (upos === 'PUNCT' || upos === 'SYM' || upos === 'X') return null;
  if (xpos === 'VBG' && /^(?:amod|compound|nsubj|obj|obl|nmod|csubj)/.test(relation)) return 'G';
  if (xpos === 'VBN' && relation.startsWith('amod')) return 'D';
  if (upos === 'NOUN' || upos === 'PROPN') return /ing$/.test(form) && xpos === 'NN' ? 'G' : 'N';
  if (upos === 'ADJ') return 'A';
  if (upos === 'VERB') return 'V';
  if (upos === 'ADV') return 'R';
  return upos === 'NUM' ? null : 'F';
}

interface Row {
  start: number;
  end: number;
  tag: Tag | null;
}

/** The rows of a sentence with their positions in its text. */
function placeRows(text: string, lines: readonly string[]): Row[] {
  let at = 0;
  return lines.flatMap((line) => {
    const [id = '', form = '', , upos = '', xpos = '', , , relation = ''] = line.split('\t');
    if (!/^\d+$/.test(id)) return [];
    const start = text.indexOf(form, at);
    if (start < 0) return [];
    at = start + form.length;
    return [{ start, end: at, tag: tagOf(form.toLowerCase(), upos, xpos, relation) }];
  });
}

/** A token of several rows ("well-known", "don't", "dog's") gets the tag of its last row that is not a clitic. */
function readSentence(block: string): Sentence {
  const text = /^# text = (.*)$/m.exec(block)?.[1] ?? '';
  const rows = placeRows(
    text,
    block.split('\n').filter((line) => /^\d/.test(line)),
  );
  const tokens = tokenize(text);
  const tags = tokens.map((token) => {
    const own = rows.filter(({ start, end }) => start >= token.start && end <= token.end);
    const words = own.filter(({ start, end }) => !/^(?:['’]s|n['’]t)$/i.test(text.slice(start, end)));
    return words.at(-1)?.tag ?? null;
  });
  return { tokens, tags };
}

function readFolder(folder: string): Sentence[][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.conllu'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim().split(/\n\n+/).map(readSentence));
}

/** Weights with their sums over time: the average of all states generalizes better than the last state. */
class Perceptron {
  readonly weights = new Map<string, number[]>();
  readonly #sums = new Map<string, number[]>();
  readonly #since = new Map<string, number>();
  #time = 0;

  learn(features: readonly string[], right: number, chosen: number): void {
    this.#time++;
    if (right === chosen) return;
    for (const feature of features) {
      const row = this.#settle(feature);
      row[right] = (row[right] ?? 0) + 1;
      row[chosen] = (row[chosen] ?? 0) - 1;
    }
  }

  #settle(feature: string): number[] {
    const row = this.weights.get(feature) ?? openTags.map(() => 0);
    const sums = this.#sums.get(feature) ?? openTags.map(() => 0);
    const passed = this.#time - (this.#since.get(feature) ?? 0);
    for (const [t, weight] of row.entries()) sums[t] = (sums[t] ?? 0) + weight * passed;
    this.weights.set(feature, row);
    this.#sums.set(feature, sums);
    this.#since.set(feature, this.#time);
    return row;
  }

  averaged(): Map<string, number[]> {
    for (const feature of this.weights.keys()) this.#settle(feature);
    return new Map([...this.#sums].map(([feature, sums]) => [feature, sums.map((sum) => sum / this.#time)]));
  }
}

/**
 * Names are found by their capitals before words are tagged, so the model does not handle capitals inside a sentence.
 */
const looksLikeName = (token: Token, i: number): boolean => i > 0 && /^\p{Lu}/u.test(token.text);

function readAlong(
  { tokens, tags }: Sentence,
  choose: (features: string[], right: Tag | null) => Tag,
): { right: Tag; chosen: Tag }[] {
  const given: Tag[] = [];
  const results: { right: Tag; chosen: Tag }[] = [];
  for (const [i, token] of tokens.entries()) {
    const fixed = fixedTag(token, looksLikeName(token, i));
    const right = tags[i] ?? null;
    if (fixed !== null) {
      given.push(fixed);
      continue;
    }
    const chosen = choose(tagFeatures(tokens, i, given[i - 1] ?? 'M', given[i - 2] ?? 'M'), right);
    given.push(chosen);
    if (right !== null) results.push({ right, chosen });
  }
  return results;
}

function learn(files: readonly Sentence[][]): Map<string, number[]> {
  const model = new Perceptron();
  const random = randomFrom(17);
  const order = files.flat();
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as Sentence, order[i] as Sentence];
    }
    for (const sentence of order)
      readAlong(sentence, (features, right) => {
        const chosen = chooseTag(features, model.weights);
        const wanted = openTags.map(String).indexOf(right ?? '');
        if (wanted >= 0) model.learn(features, wanted, chosen);
        return openTags[chosen] ?? 'N';
      });
  }
  return model.averaged();
}

/** Weights in whole steps, without features that hardly matter. */
function compact(model: ReadonlyMap<string, readonly number[]>): Record<string, number[]> {
  const kept = [...model].flatMap(([feature, row]): [string, number[]][] => {
    const whole = row.map((weight) => Math.round(weight / step));
    return whole.reduce((sum, weight) => sum + Math.abs(weight), 0) < minWeight ? [] : [[feature, whole]];
  });
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const group = (tag: Tag): string => ('NG'.includes(tag) ? 'N' : 'AD'.includes(tag) ? 'A' : tag);

function report(files: readonly Sentence[][], table: ReadonlyMap<string, readonly number[]>): void {
  let [all, right, before] = [0, 0, 0];
  for (const sentence of files.flat()) {
    const old = tagPartsOfSpeech(sentence.tokens, (i) => looksLikeName(sentence.tokens[i] as Token, i));
    for (const [i, token] of sentence.tokens.entries()) {
      const wanted = sentence.tags[i];
      if (fixedTag(token, looksLikeName(token, i)) !== null || !wanted) continue;
      if (group(old[i] ?? 'N') === group(wanted)) before++;
    }
    for (const { right: wanted, chosen } of readAlong(
      sentence,
      (features) => openTags[chooseTag(features, table)] ?? 'N',
    )) {
      all++;
      if (group(wanted) === group(chosen)) right++;
    }
  }
  console.log(
    `${all} words: ${((100 * right) / all).toFixed(1)} % right, rules ${((100 * before) / all).toFixed(1)} %`,
  );
}

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder of the treebank: node scripts/train/topic/train-tagger.ts FOLDER');
const files = readFolder(folder);
const held = files.filter((_, i) => i % holdOutEvery === 0);
const table = compact(learn(files.filter((_, i) => i % holdOutEvery !== 0)));
report(held, new Map(Object.entries(table)));
const notice = 'Learned from UD_English-EWT (English Web Treebank), Universal Dependencies, CC BY-SA 4.0.';
const packed = pack({
  features: Object.keys(table).join('\n'),
  weights: Int8Array.from(Object.values(table).flat()),
});
writeFileSync(
  join(import.meta.dirname, '../../../lambdas/engine/english/tag-weights.json'),
  `${JSON.stringify({ notice, packed })}\n`,
);
console.log(`${Object.keys(table).length} figures`);
