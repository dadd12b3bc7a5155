import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactKind } from '#contracts/keywords/writing.ts';
import { splitSentences, verifyRewrite } from '#engine';
import { seededRandom } from '#test/bench/measures/metrics.ts';
import { benignRewrites } from './benign-rewrites.ts';
import { type Planted, plantLosses, withMarkup } from './plant-losses.ts';

export type VerifyRow = {
  /** The kind of the planted loss, or the name of the benign rewrite. */
  name: string;
  cases: number;
  /** The planted losses that were found; for benign rewrites, the texts without a false alarm. */
  right: number;
  /** The facts reported as lost that were not: outside the planted sentence, or in a benign rewrite. */
  falseAlarms: number;
  /** The number of checked facts. */
  facts: number;
};

export type VerifyResult = {
  source: string;
  planted: VerifyRow[];
  benign: VerifyRow[];
  cases: number;
  recall: number;
  /** The share of the facts reported as lost, including benign rewrites, that were planted. */
  precision: number;
  msPerRewrite: number;
  missed: string[];
  alarms: string[];
};

const fixtures = join(import.meta.dirname, '../../fixtures/rewrites');
const perKind = 5;

const ownTexts = (): string[] =>
  readdirSync(fixtures)
    .sort()
    .map((name) => readFileSync(join(fixtures, name), 'utf8'));

/** Chooses public articles. */
type Choose = (articles: readonly string[]) => readonly string[];
type VerifyRequest = { dataDir: string; choose?: Choose };

/** The article texts of the public benchmark with added links and an image, and our own fixtures. */
const readTexts = (
  dataDir: string,
  random: () => number,
  choose: Choose,
): { texts: string[]; source: string } => {
  const path = join(dataDir, 'articles/ground-truth.json');
  if (!existsSync(path))
    return { texts: ownTexts(), source: 'own fixtures (no public articles on this machine)' };
  const pages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { articleBody: string }>;
  const bodies = choose(Object.values(pages).map(({ articleBody }) => articleBody));
  const texts = bodies.map((body) => withMarkup(body, random));
  return { texts: [...texts, ...ownTexts()], source: `${texts.length} public articles and own fixtures` };
};

/** The sentence around the planted loss: the loss counts as found if a reported fact lies in it. */
const sentenceAround = (text: string, at: number): string => {
  const sentence = splitSentences(text).find(({ start, end }) => start <= at && at <= end);
  return sentence?.text ?? text.slice(Math.max(0, at - 80), at + 80);
};

const isNear = (planted: Planted, sentence: string): boolean => {
  const around = sentenceAround(planted.original, planted.at);
  return (
    sentence.includes(around) ||
    around.includes(sentence) ||
    sentence.includes(planted.original.slice(planted.at, planted.at + 12).trim())
  );
};

const emptyRow = (name: string): VerifyRow => ({ name, cases: 0, right: 0, falseAlarms: 0, facts: 0 });

const rowOf = (rows: Map<string, VerifyRow>, name: string): VerifyRow => {
  const row = rows.get(name) ?? emptyRow(name);
  rows.set(name, row);
  return row;
};

type Totals = {
  planted: Map<string, VerifyRow>;
  benign: Map<string, VerifyRow>;
  missed: string[];
  alarms: string[];
  trueLosses: number;
};

const runPlanted = (planted: Planted, totals: Totals): void => {
  const row = rowOf(totals.planted, planted.kind satisfies FactKind);
  const { facts } = verifyRewrite(planted.original, planted.rewritten);
  const lost = facts.filter((fact) => !fact.kept);
  const near = lost.filter((fact) => isNear(planted, fact.sentence));
  row.cases += 1;
  row.facts += facts.length;
  row.falseAlarms += lost.length - near.length;
  totals.trueLosses += near.length;
  if (near.length > 0) row.right += 1;
  else
    totals.missed.push(
      `${planted.kind}: ${planted.what} | ${sentenceAround(planted.original, planted.at).slice(0, 160)}`,
    );
  for (const fact of lost)
    if (!near.includes(fact))
      totals.alarms.push(
        `${planted.kind} ${planted.what}: ${fact.kind} ${fact.text} | ${fact.sentence.slice(0, 140)}`,
      );
};

const runBenign = (text: string, totals: Totals): void => {
  for (const { name, rewrite } of benignRewrites) {
    const rewritten = rewrite(text);
    if (rewritten === text) continue;
    const row = rowOf(totals.benign, name);
    const { facts } = verifyRewrite(text, rewritten);
    const lost = facts.filter((fact) => !fact.kept);
    row.cases += 1;
    row.facts += facts.length;
    row.falseAlarms += lost.length;
    if (lost.length === 0) row.right += 1;
    for (const fact of lost)
      totals.alarms.push(`${name}: ${fact.kind} ${fact.text} | ${fact.sentence.slice(0, 140)}`);
  }
};

/**
 * Plants losses in article texts and makes benign rewrites of them. Recall is the share of planted losses found;
 * precision is the share of reported losses that were planted. The cases are the same on each run.
 */
export const runVerify = ({ dataDir, choose = (texts) => texts }: VerifyRequest): VerifyResult => {
  const random = seededRandom(11);
  const { texts, source } = readTexts(dataDir, random, choose);
  const totals: Totals = { planted: new Map(), benign: new Map(), missed: [], alarms: [], trueLosses: 0 };
  const started = performance.now();
  for (const text of texts) {
    for (const planted of plantLosses(text, perKind, random)) runPlanted(planted, totals);
    runBenign(text, totals);
  }
  const elapsed = performance.now() - started;
  const [planted, benign] = [[...totals.planted.values()], [...totals.benign.values()]];
  const sum = (rows: readonly VerifyRow[], of: (row: VerifyRow) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const cases = sum(planted, (row) => row.cases);
  const alarms = sum([...planted, ...benign], (row) => row.falseAlarms);
  return {
    source,
    planted,
    benign,
    cases,
    recall: cases === 0 ? 0 : sum(planted, (row) => row.right) / cases,
    precision: totals.trueLosses + alarms === 0 ? 1 : totals.trueLosses / (totals.trueLosses + alarms),
    msPerRewrite: elapsed / Math.max(1, cases + sum(benign, (row) => row.cases)),
    missed: totals.missed,
    alarms: totals.alarms,
  };
};
