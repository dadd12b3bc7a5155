import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { baseForm, contextVector, openLexicon, type Part, substitutionFeatures } from '#engine';
import { randomFrom } from '../grow-trees.ts';
import { fitTrees, scoreWith, shorten } from './fit-trees.ts';

/**
 * Learns which words people accept in place of another one in a context, from SWORDS 1.1, with siblings and antonyms of
 * WordNet as counterexamples. Writes `substitution-weights.json`.
 *
 *     node scripts/train/verification/train-substitutions.ts SOURCES
 */

const sources = process.argv[2];
if (sources === undefined)
  throw new Error('Name the folder of the sources: see docs/engine/verification.md.');

const swords = z.object({
  contexts: z.record(z.string(), z.object({ context: z.string() })),
  targets: z.record(
    z.string(),
    z.object({ context_id: z.string(), target: z.string(), offset: z.number(), pos: z.string() }),
  ),
  substitutes: z.record(z.string(), z.object({ target_id: z.string(), substitute: z.string() })),
  substitute_labels: z.record(z.string(), z.array(z.string())),
});

interface Sample {
  row: Float32Array;
  share: number;
  group: string;
}

const parts: Partial<Record<string, Part>> = { NOUN: 'n', VERB: 'v', ADJ: 'a', ADV: 'r' };
const formsOf = (text: string, part: Part | null) => ({ text, base: baseForm(text), part });
const isPlain = (word: string): boolean => /^[a-z'-]+$/.test(word);
const around = 80;

function readSwords(name: string): Sample[] {
  const data = swords.parse(JSON.parse(gunzipSync(readFileSync(join(sources ?? '', name))).toString()));
  const samples: Sample[] = [];
  for (const [id, { target_id, substitute }] of Object.entries(data.substitutes)) {
    const target = data.targets[target_id];
    const context = data.contexts[target?.context_id ?? '']?.context;
    if (target === undefined || context === undefined) continue;
    const [old, now] = [target.target.toLowerCase(), substitute.toLowerCase()];
    if (!isPlain(old) || !isPlain(now) || old === now) continue;
    const part = parts[target.pos] ?? null;
    const near = context.slice(Math.max(0, target.offset - around), target.offset);
    const after = context.slice(target.offset + old.length, target.offset + around);
    const words = `${near} ${after}`.toLowerCase().match(/[a-z']+/g) ?? [];
    const labels = data.substitute_labels[id] ?? [];
    samples.push({
      // Every third sample has no context, because many changes have none that the lexicon knows.
      row: substitutionFeatures(
        formsOf(old, part),
        formsOf(now, part),
        contextVector(samples.length % 3 === 0 ? [] : words),
      ),
      share: labels.filter((label) => label.startsWith('TRUE')).length / (labels.length || 1),
      group: target.context_id,
    });
  }
  return samples;
}

/** Words up to this rank form counterexamples, except for the hundred most frequent ones. */
const frequent = 12_000;
const common = 100;

/** Pairs of frequent words that are kinds of the same thing or opposites, but not synonyms. */
function counterexamples(count: number): Sample[] {
  const random = randomFrom(7);
  const { ranks, sensesOfWord, senses, antonyms, related } = openLexicon();
  const words = [...ranks.keys()];
  const narrower = new Map<number, number[]>();
  const wordsOf = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, key: number, value: number) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (let sense = 0; sense < senses.size; sense++)
    for (const up of senses.get(sense)?.broader ?? []) add(narrower, up, sense);
  for (let word = 0; word < frequent; word++)
    for (const sense of sensesOfWord.get(word)) add(wordsOf, sense, word);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const samples: Sample[] = [];
  while (samples.length < count) {
    const word = common + Math.floor(random() * (frequent - common));
    const sense = pick(sensesOfWord.get(word).slice(0, 2));
    if (sense === undefined) continue;
    const siblings = (senses.get(sense)?.broader ?? [])
      .flatMap((up) => narrower.get(up) ?? [])
      .filter((other) => other !== sense);
    const others =
      random() < 0.65
        ? siblings.flatMap((other) => wordsOf.get(other) ?? [])
        : [...antonyms.get(word).keys()];
    const other = pick(others.filter((rank) => rank > common && rank < frequent && rank !== word));
    if (other === undefined) continue;
    const shared = sensesOfWord.get(word).some((id) => sensesOfWord.get(other).includes(id));
    if (shared || related.get(word).has(other)) continue;
    const part = senses.get(sense)?.part ?? null;
    const row = substitutionFeatures(
      formsOf(words[word] ?? '', part),
      formsOf(words[other] ?? '', part),
      null,
    );
    samples.push({ row, share: 0.02, group: `pair ${samples.length}` });
  }
  return samples;
}

const options = {
  trees: 200,
  leaves: 24,
  rate: 0.08,
  columns: 0.5,
  rows: 0.6,
  minLeaf: 20,
  ridge: 5,
  seed: 5,
};

const learn = (samples: readonly Sample[]) =>
  fitTrees(
    samples.map(({ row }) => row),
    samples.map(({ share }) => share),
    samples.map(() => 1),
    options,
  );

/**
 * The probability that an accepted word (at least half of the people accept it) scores above one that less than a tenth
 * accept.
 */
function rankingOf(scores: readonly number[], samples: readonly Sample[]): number {
  const good = scores.filter((_, i) => (samples[i]?.share ?? 0) >= 0.5);
  const bad = scores.filter((_, i) => (samples[i]?.share ?? 1) < 0.1).sort((a, b) => a - b);
  const below = good.map((score) => bad.filter((other) => other < score).length);
  return below.reduce((sum, n) => sum + n, 0) / (good.length * bad.length);
}

const known = [...readSwords('swords_dev.json.gz'), ...readSwords('swords_test.json.gz')];
const samples = [...known, ...counterexamples(9_000)];
const isHeldOut = ({ group }: Sample): boolean => Number.parseInt(group.slice(2, 8), 16) % 5 === 0;
const test = known.filter(isHeldOut);
const trial = learn(samples.filter((sample) => !isHeldOut(sample)));
console.log(
  `${samples.length} pairs; accepted above rejected in a held-out fifth of the contexts:`,
  rankingOf(
    test.map(({ row }) => scoreWith(trial, row)),
    test,
  ).toFixed(3),
);
writeFileSync(
  join(import.meta.dirname, '../../../lambdas/engine/verification/meaning/changes/substitution-weights.json'),
  `${JSON.stringify(shorten(learn(samples)))}\n`,
);
