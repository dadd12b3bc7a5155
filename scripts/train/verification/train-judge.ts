import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BoostedTrees,
  compareTexts,
  decisionRow,
  decisiveChanges,
  oddsFigures,
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
 * domain at a time, then writes `precedents.json`, `change-weights.json` and `passage-weights.json` learned from all.
 *
 *     node scripts/train/verification/train-judge.ts [--write]
 */

/** Every second edit is learned in another order of its parts, too. */
const variedEvery = 2;
/** What a row that was made counts beside one that people labeled. */
const madeWeight = 0.5;

interface Stretch {
  passages: ReturnType<typeof readStretch>['changes'];
  changes: ReturnType<typeof readStretch>['changes'][number];
  facts: ReturnType<typeof readStretch>['facts'];
}

interface Sample {
  edit: Edit;
  /** The stretches that differ, as the verifier finds them: mostly one, since the texts are short. */
  stretches: Stretch[];
  changes: Stretch['changes'];
  /** Made from a labeled edit by a change that alters nothing: learned from, but not measured on. */
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
/** So that words which only moved count for nothing. */
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
/** Of the model that learns from texts which change is to blame. */
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
/** Models that differ by their seed, for a steadier mean. */
const changeModels = 3;
/** As many again do not see how often edits of other domains made such changes, which tells less of new domains. */
const passageModels = 5;
/** Of the numbers in the weights. */
const digits = 4;
/**
 * The share of faithful edits that must pass, with what decides by itself: 95 %, and half a point since a threshold passes
 * a little less in domains that it was not set in.
 */
const passed = 0.955;
/** Log odds that the threshold lies above it: domains by others pass fewer faithful edits than the six of the training. */
const margin = 0.4;

/** So that both answers weigh the same. */
const faithfulWeight = (list: readonly Sample[]): number =>
  list.filter(({ edit }) => !edit.faithful).length / list.filter(({ edit }) => edit.faithful).length;

const domainsOf = (list: readonly Sample[]): string[] => [...new Set(list.map(({ edit }) => edit.domain))];

/** The rows of changes of a domain with the precedents that the other domains of a list have. */
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
 * A model of single changes learned from labels of whole texts: at first every change of a false edit counts in part as
 * false; in a second round the likely culprits count, by the first model's scores.
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
/** Learned once for each set of domains: leaving out two of them gives the same in either order. */
function learnChanges(list: readonly Sample[]): ChangeModels {
  const key = domainsOf(list).sort().join(' ');
  const models = learned.get(key) ?? { alone: learnAlone(list), together: learnTogether(list) };
  learned.set(key, models);
  return models;
}

/** The row of a stretch by models of changes that were learned from `list`. */
function rowOf(
  { alone, together }: ChangeModels,
  list: readonly Sample[],
  { changes, facts }: Stretch,
  domain: string,
): Float32Array {
  const rows = changeRows(changes, domain, list);
  const scored = changes.map((figures, i) => {
    const row = rows[i] ?? figures.row;
    return { figures, row, alone: scoreWith(alone, row), together: scoreWith(together, row) };
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

/** Figures that are the same in all rows are never asked for. */
const withoutOdds = (row: Float32Array): Float32Array => row.slice().fill(0, row.length - oddsFigures);

/** Decisions are learned from scores of changes that the scoring model has not seen: from other domains. */
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

/** The threshold: the score that passes this share of faithful edits, and the margin. */
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

/** The chance that a false edit of a domain scores above a faithful one: a steadier figure than the shares. */
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
  // What the bench shows: judged by weights that were learned from other domains.
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
