import { join } from 'node:path';
import { extractKeywords } from '#engine';
import figures from './keyphrase-figures.json' with { type: 'json' };
import type { BenchOptions, BenchPart, BenchRow } from './measures/bench-row.ts';
import {
  countHits,
  type KeyphraseSet,
  keyphraseSets,
  type LabeledText,
  microF1,
  readKeyphraseSet,
  readOwnTexts,
} from './measures/keyphrase-metric.ts';
import { mean } from './measures/metrics.ts';
import { processorMs } from './measures/processor-time.ts';
import { type KeyphraseFinder, keywordExtractorWords, retextPhrases } from './peers/keyphrases.ts';

/**
 * Floors of F1 at 10, as shares. The best of TextRank, SingleRank, PositionRank, MultipartiteRank, YAKE, TF-IDF,
 * retext-keywords and keyword-extractor reach .168, .258, .259 and, on web articles, .175 on these texts.
 */
export const keyphraseGoals: Record<KeyphraseSet, number> = {
  kpcrowd: 0.17,
  inspec: 0.26,
  semeval2017: 0.26,
  webkw: 0.21,
};
/** Milliseconds for 400 words. */
export const keyphraseMs = 8;
const counted = 10;

const ours: KeyphraseFinder = (text) => extractKeywords(text).map(({ text: phrase }) => phrase);
const peers: readonly (readonly [string, KeyphraseFinder])[] = [
  ['retext-keywords', retextPhrases],
  ['keyword-extractor', keywordExtractorWords],
];

/** The micro F1 of a finder's first ten phrases, as a share. */
export function scoreFinder(texts: readonly LabeledText[], find: KeyphraseFinder = ours): number {
  return microF1(texts.map(({ text, keys }) => countHits(find(text), keys, counted))) / 100;
}

/** The milliseconds that a finder takes for 400 words: the mean over all texts after one warm-up round. */
export function timeFinder(texts: readonly LabeledText[], find: KeyphraseFinder = ours): number {
  for (const { text } of texts.slice(0, 40)) find(text);
  const times = texts.map(({ text }) => {
    const start = processorMs();
    find(text);
    return processorMs() - start;
  });
  const words = texts.map(({ text }) => text.split(/\s+/).length);
  return (mean(times) / mean(words)) * 400;
}

/** The better of the two peers that run here. */
function bestPeer(texts: readonly LabeledText[]): { name: string; score: number } {
  const scored = peers.map(([name, find]) => ({ name, score: scoreFinder(texts, find) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best));
}

function row(
  what: string,
  mine: number,
  peer: { name: string; score: number } | null,
  goal: number | null,
  note?: string,
): BenchRow {
  const base = {
    what,
    ours: mine,
    peer: peer?.score ?? null,
    peerName: peer?.name ?? null,
    unit: 'share' as const,
    better: 'higher' as const,
    goal,
  };
  return note === undefined ? base : { ...base, note };
}

/**
 * Compares key phrases with those from readers, authors and publishers. Our model has learned from these sets, so the
 * value shown is the recorded one on held-out texts (`node scripts/keyphrases/train-keyphrases.ts check`); the note has
 * the current value.
 */
export async function runKeyphrases({ dataDir, withPeers }: BenchOptions): Promise<BenchPart> {
  const folder = join(dataDir, 'keyphrases');
  const sets = keyphraseSets.map((set) => ({ set, texts: readKeyphraseSet(set, folder) ?? [] }));
  const all = sets.flatMap(({ texts }) => texts);
  if (all.length === 0) return runOwn(withPeers);
  const rows = sets.map(({ set, texts }) => {
    const held = (figures.crossValidated[set][1] ?? 0) / 100;
    const left = figures.setLeftOut[set][1] ?? 0;
    const note = `cross-validated; ${left}% with the whole set left out; ${(scoreFinder(texts) * 100).toFixed(1)}% on these texts, which it has learned from`;
    return row(`${set} F1@10`, held, withPeers ? bestPeer(texts) : null, keyphraseGoals[set], note);
  });
  return { source: `${all.length} texts of four public sets`, rows: [...rows, timeRow(all, withPeers)] };
}

function runOwn(withPeers: boolean): BenchPart {
  const texts = readOwnTexts();
  const first = row('own texts F1@10', scoreFinder(texts), withPeers ? bestPeer(texts) : null, null);
  return {
    source: `${texts.length} texts of our own (test/fixtures/keyphrases)`,
    rows: [first, timeRow(texts, withPeers)],
  };
}

function timeRow(texts: readonly LabeledText[], withPeers: boolean): BenchRow {
  return {
    what: '400 words',
    ours: timeFinder(texts),
    peer: withPeers ? timeFinder(texts, retextPhrases) : null,
    peerName: withPeers ? 'retext-keywords' : null,
    unit: 'ms',
    better: 'lower',
    goal: keyphraseMs,
  };
}
