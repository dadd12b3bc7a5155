import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BoostedTrees,
  compareTexts,
  decisionRow,
  decisiveChanges,
  oddsFeatures,
  readStretch,
  restrain,
} from '#engine';
import { benchData, training } from '../../measure/data-folders.ts';
import { pack } from '../pack.ts';
import { countPrecedents, linesOf, withPrecedents } from './count-precedents.ts';
import { average, fitBags, fitTrees, scoreWith, shorten, sigmoid } from './fit-trees.ts';
import { type Edit, readEdits } from './read-edits.ts';
import { reorderParts } from './vary-edits.ts';

/**
 * Learns to judge whether a rewritten passage says the same, from edits labeled by people. Measures by leaving out one
 * domain at a time, then writes `precedents.json`, `change-weights.json` and `passage-weights.json`, trained on all
 * domains.
 *
 *     node scripts/train/verification/train-judge.ts [--write]
 */

/** Every second edit is also learned with its parts in another order. */
const variedEvery = 2;
/** The weight of a generated row, compared to one that people labeled. */
const madeWeight = 0.5;

interface Stretch {
  passages: ReturnType<typeof readStretch>['changes'];
  changes: ReturnType<typeof readStretch>['changes'][number];
  facts: ReturnType<typeof readStretch>['facts'];
}

interface Sample {
  edit: Edit;
  /** The stretches that differ, as the verifier finds them: mostly one, because the texts are short. */
  stretches: Stretch[];
  changes: Stretch['changes'];
  /**
   * Whether it was generated from a labeled edit by a harmless change: such samples are learned from, but not measured
   * on.
   */
  isVaried: boolean;
}

const readSample = (edit: Edit, isVaried: boolean): Sample => {
  const stretches = compareTexts(edit.original, edit.edited)
    .map((passages) => readStretch(passages))
    .map(({ changes, facts }) => ({ passages: changes, changes: changes.flat(), facts }))
    .filter(({ changes }) => changes.length > 0);
  return { edit, stretches, changes: stretches.flatMap(({ changes }) => changes), isVaried };
};

const edits = readEdits(benchData);
const samples = edits.map((edit) => readSample(edit, false));
/** Generated so that words that only moved carry no weight. */
const varied = edits.flatMap((edit, i) => {
  const edited = i % variedEvery === 0 ? reorderParts(edit.edited) : null;
  return edited === null ? [] : [readSample({ ...edit, edited }, true)];
});

const changeOptions = {
  trees: 100,
  leaves: 8,
  rate: 0.08,
  columns: 0.4,
  rows: 0.7,
  minLeaf: 4,
  ridge: 3,
  seed: 5,
};
/** For the model that learns from whole texts which change is to blame. */
const bagOptions = { ...changeOptions, trees: 120, leaves: 6, minLeaf: 3, seed: 11 };
const passageOptions = {
  trees: 150,
  leaves: 6,
  rate: 0.06,
  columns: 0.15,
  rows: 0.7,
  minLeaf: 8,
  ridge: 5,
  seed: 3,
};
/** The number of models with different seeds, for a steadier mean. */
const changeModels = 3;
/**
 * As many more models do not see how often edits of other domains made such changes, because these counts say less
 * about new domains.
 */
const passageModels = 5;
/** The digits of the numbers in the weights. */
const digits = 4;
/**
 * The share of faithful edits that must pass, including the changes that decide by themselves: 95%, plus half a point
 * because a threshold passes slightly less in domains that it was not set on.
 */
const passed = 0.955;
/**
 * How far the threshold lies above that score, in log odds: domains by others pass fewer faithful edits than the six
 * training domains.
 */
const margin = 0.4;

/** The weight that makes both answers count equally. */
const faithfulWeight = (list: readonly Sample[]): number =>
  list.filter(({ edit }) => !edit.faithful).length / list.filter(({ edit }) => edit.faithful).length;

const domainsOf = (list: readonly Sample[]): string[] => [...new Set(list.map(({ edit }) => edit.domain))];

/** The rows of a domain's changes, with the precedents from the other domains of a list. */
function changeRows(
  changes: Stretch['changes'],
  domain: string,
  list: readonly Sample[],
): readonly Float32Array[] {
  const others = domainsOf(list).filter((other) => other !== domain);
  const precedents = countPrecedents(samples, others);
  return changes.map((change) => withPrecedents(change, precedents));
}

/**
 * A model of single changes, trained on labels of whole texts. In the first round, every change of a false edit counts
 * partly as false. In the second round, the likely culprits count, by the first model's scores.
 */
function learnAlone(list: readonly Sample[]): BoostedTrees {
  const weight = faithfulWeight(list);
  const rowsOf = new Map(
    list.map((sample) => [sample, changeRows(sample.changes, sample.edit.domain, list)]),
  );
  const rows = list.flatMap((sample) => rowsOf.get(sample) ?? []);
  const targets: number[] = [];
  const weights: number[] = [];
  for (const { edit, changes, isVaried } of list)
    for (const _ of changes) {
      const own = isVaried ? madeWeight : 1;
      targets.push(edit.faithful ? 0 : 1);
      weights.push(own * (edit.faithful ? weight * (0.3 + 1 / changes.length) : 1 / changes.length));
    }
  const learnTrees = (): BoostedTrees =>
    average(
      Array.from({ length: changeModels }, (_, i) =>
        fitTrees(rows, targets, weights, { ...changeOptions, seed: changeOptions.seed + i }),
      ),
    );
  const first = learnTrees();
  let at = 0;
  for (const sample of list) {
    const { edit, changes, isVaried } = sample;
    if (!edit.faithful) {
      const powers = (rowsOf.get(sample) ?? []).map((row) => Math.exp(1.5 * scoreWith(first, row)));
      const sum = powers.reduce((a, b) => a + b, 0);
      powers.forEach((power, i) => {
        targets[at + i] = power / sum > 0.5 / changes.length ? 1 : 0;
        weights[at + i] = (isVaried ? madeWeight : 1) * Math.max(0.15, power / sum);
      });
    }
    at += changes.length;
  }
  return learnTrees();
}

/** The other model of changes: a text is false if at least one of its changes is. */
function learnTogether(list: readonly Sample[]): BoostedTrees {
  const weight = faithfulWeight(list);
  const bags = list.filter(({ changes }) => changes.length > 0);
  const rows = bags.flatMap(({ changes, edit }) => changeRows(changes, edit.domain, list));
  const labels = {
    bagOf: bags.flatMap(({ changes }, bag) => changes.map(() => bag)),
    targets: bags.map(({ edit }) => (edit.faithful ? 0 : 1)),
    weights: bags.map(({ edit, isVaried }) => (isVaried ? madeWeight : 1) * (edit.faithful ? weight : 1)),
  };
  return average(
    Array.from({ length: changeModels }, (_, i) =>
      fitBags(rows, labels, { ...bagOptions, seed: bagOptions.seed + i }),
    ),
  );
}

interface ChangeModels {
  alone: BoostedTrees;
  together: BoostedTrees;
}

const learned = new Map<string, ChangeModels>();
/** Trained once per set of domains: leaving out two of them gives the same models in either order. */
function learnChanges(list: readonly Sample[]): ChangeModels {
  const key = domainsOf(list).sort().join(' ');
  const models = learned.get(key) ?? { alone: learnAlone(list), together: learnTogether(list) };
  learned.set(key, models);
  return models;
}

/** The row of a stretch, from models of changes that were trained on `list`. */
function rowOf(
  { alone, together }: ChangeModels,
  list: readonly Sample[],
  { changes, facts }: Stretch,
  domain: string,
): Float32Array {
  const rows = changeRows(changes, domain, list);
  const scored = changes.map((features, i) => {
    const row = rows[i] ?? features.row;
    return { features, row, alone: scoreWith(alone, row), together: scoreWith(together, row) };
  });
  return decisionRow(scored, facts);
}

interface Row {
  isFaithful: boolean;
  row: Float32Array;
  weight: number;
}

function fitPassages(rows: readonly Row[], weight: number, seed: number): BoostedTrees {
  return fitTrees(
    rows.map(({ row }) => row),
    rows.map(({ isFaithful }) => (isFaithful ? 0 : 1)),
    rows.map((row) => row.weight * (row.isFaithful ? weight : 1)),
    { ...passageOptions, seed },
  );
}

/** Clears the odds features: trees never split on features that are the same in all rows. */
const withoutOdds = (row: Float32Array): Float32Array => row.slice().fill(0, row.length - oddsFeatures);

/** Learns decisions from scores of changes that the scoring model has not seen: it was trained on other domains. */
function learnPassages(list: readonly Sample[]): BoostedTrees[] {
  const rows = domainsOf(list).flatMap((domain) => {
    const others = list.filter(({ edit }) => edit.domain !== domain);
    const model = learnChanges(others);
    return list
      .filter(({ edit }) => edit.domain === domain)
      .flatMap(({ edit, stretches, isVaried }) =>
        stretches.map(
          (stretch): Row => ({
            isFaithful: edit.faithful,
            weight: isVaried ? madeWeight : 1,
            row: rowOf(model, others, stretch, domain),
          }),
        ),
      );
  });
  const weight = faithfulWeight(list);
  const blind = rows.map((row) => ({ ...row, row: withoutOdds(row.row) }));
  return [rows, blind].flatMap((seen) =>
    Array.from({ length: passageModels }, (_, i) => fitPassages(seen, weight, passageOptions.seed + i)),
  );
}

interface Judge {
  list: readonly Sample[];
  change: ChangeModels;
  passage: BoostedTrees[];
}

const learn = (list: readonly Sample[]): Judge => ({
  list,
  change: learnChanges(list),
  passage: learnPassages(list),
});

const scoreOf = ({ list, change, passage }: Judge, sample: Sample): number => {
  const scores = sample.stretches.map((part) => {
    const row = rowOf(change, list, part, sample.edit.domain);
    const mean = passage.reduce((sum, model) => sum + scoreWith(model, row), 0) / passage.length;
    return restrain(mean, part.changes.length);
  });
  return Math.max(-9, ...scores);
};

const scores = new Map<Sample, number>();
for (const domain of domainsOf(samples)) {
  const judge = learn([...samples, ...varied].filter(({ edit }) => edit.domain !== domain));
  for (const sample of samples)
    if (sample.edit.domain === domain) scores.set(sample, Number(scoreOf(judge, sample).toFixed(3)));
}

/** An invented fact or a decisive change counts as changed at any score. */
const isDecided = new Map(
  samples.map((sample) => [
    sample,
    sample.stretches.some(
      ({ passages, facts }) =>
        facts.invented > 0 || passages.some((changes) => decisiveChanges(changes).size > 0),
    ),
  ]),
);

/** The threshold: the score that passes this share of faithful edits, plus the margin. */
function thresholdOf(list: readonly Sample[]): number {
  const faithful = list
    .filter(({ edit }) => edit.faithful)
    .map((sample) => (isDecided.get(sample) ? Infinity : (scores.get(sample) ?? 0)));
  return (faithful.sort((a, b) => a - b)[Math.ceil(faithful.length * passed) - 1] ?? 0) + margin;
}

const share = <T>(list: readonly T[], test: (item: T) => boolean | undefined): number =>
  list.filter(test).length / (list.length || 1);
const totals = { caught: 0, passed: 0 };
for (const domain of domainsOf(samples)) {
  const own = samples.filter(({ edit }) => edit.domain === domain);
  const threshold = thresholdOf(samples.filter(({ edit }) => edit.domain !== domain));
  const isOver = (sample: Sample) => isDecided.get(sample) || (scores.get(sample) ?? 0) > threshold;
  const caught = share(
    own.filter(({ edit }) => !edit.faithful),
    isOver,
  );
  const kept = share(
    own.filter(({ edit }) => edit.faithful),
    (sample) => !isOver(sample),
  );
  totals.caught += caught / domainsOf(samples).length;
  totals.passed += kept / domainsOf(samples).length;
  console.log(domain.padEnd(12), `caught ${caught.toFixed(3)}, passed ${kept.toFixed(3)}`);
}
console.log(
  `balanced accuracy ${((totals.caught + totals.passed) / 2).toFixed(4)}, caught ${totals.caught.toFixed(3)}, passed ${totals.passed.toFixed(3)}, mean chance ${samples.reduce((sum, s) => sum + sigmoid(scores.get(s) ?? 0), 0) / samples.length}`,
);

/** The probability that a false edit of a domain scores above a faithful one: a steadier metric than the shares. */
function rankingOf(list: readonly Sample[]): number {
  const sorted = list.toSorted((a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0));
  let [faithful, below] = [0, 0];
  for (const { edit } of sorted) {
    if (edit.faithful) faithful += 1;
    else below += faithful;
  }
  return below / (faithful * (list.length - faithful) || 1);
}
const rankings = domainsOf(samples).map((domain) =>
  rankingOf(samples.filter(({ edit }) => edit.domain === domain)),
);
console.log(
  `ranking by domain ${rankings.map((ranking) => ranking.toFixed(3)).join(', ')}, mean ${(rankings.reduce((a, b) => a + b, 0) / rankings.length).toFixed(4)}`,
);

const thresholds = Object.fromEntries(
  domainsOf(samples).map((domain) => [
    domain,
    thresholdOf(samples.filter(({ edit }) => edit.domain !== domain)),
  ]),
);

if (process.argv.includes('--write')) {
  // The scores that the bench shows: judged by weights from other domains.
  const scoreLines = [...scores].map(([{ edit }, score]) =>
    JSON.stringify({
      id: edit.id,
      score,
      threshold: Number((thresholds[edit.domain] ?? 0).toFixed(3)),
    }),
  );
  writeFileSync(join(training, 'edit-scores.jsonl'), `${scoreLines.join('\n')}\n`);
  const folder = join(import.meta.dirname, '../../../lambdas/engine/verification/meaning');
  const judge = learn([...samples, ...varied]);
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value)}\n`);
  const lines = linesOf(countPrecedents(samples, domainsOf(samples)));
  write('changes/precedents.json', pack({ lines }));
  const { alone, together } = judge.change;
  write('change-weights.json', { alone: shorten(alone, digits), together: shorten(together, digits) });
  write('passage-weights.json', {
    models: judge.passage.map((model) => shorten(model, digits)),
    threshold: Number(thresholdOf(samples).toPrecision(5)),
  });
}
