import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tableSettings } from '#lib/table-settings.ts';
import { openStacks } from './deploy/stacks.ts';
import { startMinistack, stopMinistack } from './emulated/ministack.ts';
import { readState } from './emulated/state.ts';
import { readDrillArguments, type StageRestore, stamp, usage } from './restore/arguments.ts';
import { cloudWaiting } from './restore/calls.ts';
import { type Engine, emulatorEngine, localEngine } from './restore/engines.ts';
import { rehearse } from './restore/rehearse.ts';
import { describeReport, restoreStage } from './restore/restore-stage.ts';
import { createSteps, formatSeconds } from './restore/steps.ts';

const print = (line: string): void => console.log(line);

const rehearseOn = async (engine: Engine, dataDir: string): Promise<number> => {
  print(`Rehearsal on ${engine.name}: ${engine.means}.`);
  const steps = createSteps(print);
  const source = `restore-drill-source-${stamp(new Date())}`;
  const before = await rehearse({ engine, steps, dataDir, source, target: `${source}-restored` });
  const items = [...before.counts.values()].reduce((total, count) => total + count, 0);
  print(`${formatSeconds(steps.totalSeconds())}  in all`);
  print(
    `\nRestored ${items} live items of ${before.counts.size} kinds with ${before.accounts} accounts. Every rule for credits is met.`,
  );
  print(`Not rehearsed here:\n${engine.notRehearsed.map((text) => `- ${text}`).join('\n')}`);
  return 0;
};

/**
 * The emulator that AWS_ENDPOINT_URL names, or our own, which stops after the rehearsal unless it was already running.
 */
const withEmulator = async (work: (endpoint: string) => Promise<number>): Promise<number> => {
  const named = process.env.AWS_ENDPOINT_URL;
  if (named !== undefined) return work(named);
  const wasRunning = readState() !== null;
  const { endpoint } = await startMinistack();
  try {
    return await work(endpoint);
  } finally {
    if (!wasRunning) await stopMinistack();
  }
};

const rehearseHere = async (isOnEmulator: boolean): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-restore-'));
  try {
    return isOnEmulator
      ? await withEmulator((endpoint) => rehearseOn(emulatorEngine(endpoint), dataDir))
      : await rehearseOn(localEngine(dataDir), dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const findSource = async (stage: string, region: string): Promise<string> => {
  const name = `sweetspot-${stage}`;
  const found = await openStacks(region).find(name);
  if (found?.table) return found.table;
  throw new Error(
    `The stack ${name} names no table. Is it deployed in ${region}? Otherwise, pass the table with --source TABLE.`,
  );
};

const nextStep = (stage: string, { isDrill, target }: StageRestore): string =>
  isDrill
    ? 'The copy is deleted: this was a drill.'
    : `To use it, set "restoredTable": "${target}" for ${stage} in cdk.json and run npm run deploy -- --stage ${stage}. See docs/operating.md.`;

const restore = async (asked: StageRestore): Promise<number> => {
  const { stage, region } = asked.config;
  const source = asked.source ?? (await findSource(stage, region));
  const steps = createSteps(print);
  const report = await restoreStage(
    { ...asked, source, settings: tableSettings(asked.config) },
    { client: new DynamoDBClient({ region }), steps, waiting: cloudWaiting, print },
  );
  print(`${formatSeconds(steps.totalSeconds())}  in all\n`);
  for (const line of describeReport(report)) print(line);
  print(nextStep(stage, asked));
  return report.problems.length === 0 ? 0 : 1;
};

const main = async (): Promise<number> => {
  const asked = readDrillArguments(process.argv.slice(2), new Date());
  if (asked.kind === 'rehearsal') return rehearseHere(asked.isOnEmulator);
  if (asked.kind === 'stage') return restore(asked.restore);
  print(usage);
  return 0;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
}
