import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemmer } from 'stemmer';
import { benchData } from '../../../scripts/measure/data-folders.ts';

/** The folder of the public sets, if present: see the README there for their origin and metric. */
export const keyphraseFolder = join(benchData, 'keyphrases');
export const keyphraseSets = ['kpcrowd', 'inspec', 'semeval2017', 'webkw'] as const;
export type KeyphraseSet = (typeof keyphraseSets)[number];

export interface LabeledText {
  id: string;
  text: string;
  keys: string[];
}

/** The texts of a set with their key phrases, or null if the set is not in the folder. */
export function readKeyphraseSet(set: KeyphraseSet, folder = keyphraseFolder): LabeledText[] | null {
  const path = join(folder, `${set}.jsonl`);
  return existsSync(path) ? readLabeled(path) : null;
}

/** Four texts of the project's own, one of each kind, for a machine without the sets. */
export function readOwnTexts(): LabeledText[] {
  return readLabeled(join(import.meta.dirname, '../../fixtures/keyphrases/own.jsonl'));
}

function readLabeled(path: string): LabeledText[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as LabeledText);
}

/** The form in which phrases are compared: lowercase, split at everything except letters and digits, Porter-stemmed. */
export function comparable(phrase: string): string {
  const parts = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.map((part) => stemmer(part)).join(' ');
}

export interface Counts {
  hits: number;
  predicted: number;
  wanted: number;
}

/** The hits among the first `k` different predictions for a text. */
export function countHits(predictions: readonly string[], keys: readonly string[], k: number): Counts {
  const wanted = new Set(keys.map(comparable).filter((key) => key !== ''));
  const predicted = [...new Set(predictions.map(comparable).filter((key) => key !== ''))].slice(0, k);
  return {
    hits: predicted.filter((key) => wanted.has(key)).length,
    predicted: predicted.length,
    wanted: wanted.size,
  };
}

/** The micro F1 in percent: the counts of all texts are added up first. */
export function microF1(counts: readonly Counts[]): number {
  const total = { hits: 0, predicted: 0, wanted: 0 };
  for (const count of counts) {
    total.hits += count.hits;
    total.predicted += count.predicted;
    total.wanted += count.wanted;
  }
  return total.hits === 0 ? 0 : (200 * total.hits) / (total.predicted + total.wanted);
}
