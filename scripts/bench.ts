// `npm run bench [-- PART ...] [--no-peers] [--json] [--held-out=CLONE]`: measures the engine on public data, with
// peers in the same run. `--held-out` first copies the edits of held-out domains from a clone of
// github.com/salesforce/factualNLG.
import type { BenchOptions, BenchPart, BenchRow } from '#test/bench/measures/bench-row.ts';
import { benchParts, isPartName, type PartName } from '#test/bench/parts.ts';
import { benchData } from './measure/data-folders.ts';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const knownFlags = ['--json', '--no-peers', '--held-out=CLONE'];
const heldOut = flags.find((flag) => flag.startsWith('--held-out='))?.slice('--held-out='.length);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

for (const flag of flags) {
  if (!knownFlags.includes(flag) && !flag.startsWith('--held-out='))
    fail(`Unknown option ${flag}. The options are ${knownFlags.join(', ')}.`);
}
for (const name of named) {
  if (!isPartName(name)) fail(`Unknown part ${name}. The parts are ${Object.keys(benchParts).join(', ')}.`);
}

const options: BenchOptions = {
  dataDir: benchData,
  withPeers: !flags.includes('--no-peers'),
};

function figure(value: number | null, unit: BenchRow['unit']): string {
  if (value === null) return '-';
  if (unit === 'share') return value.toFixed(3);
  if (unit === 'count') return value.toFixed(0);
  return `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`;
}

/**
 * Compares our value with the peer's. The row says which direction is better. A star marks rows where the peer is
 * better.
 */
function ratio({ ours, peer, better }: BenchRow): string {
  if (peer === null || peer === 0) return '-';
  const isWorse = better === 'higher' ? ours < peer : ours > peer;
  return `${(ours / peer).toFixed(2)}x${isWorse ? ' *' : ''}`;
}

function goal({ ours, goal: wanted, better, unit }: BenchRow): string {
  if (wanted === null) return '';
  const isMet = better === 'higher' ? ours >= wanted : ours <= wanted;
  return `${better === 'higher' ? '>=' : '<='} ${figure(wanted, unit)} ${isMet ? 'met' : 'MISSED'}`;
}

function print(name: string, { source, rows, notMeasured = [] }: BenchPart): void {
  const header = ['', 'ours', 'peer', 'ours/peer', 'goal', ''];
  const lines = rows.map((row) => [
    row.what,
    figure(row.ours, row.unit),
    row.peer === null ? '-' : `${figure(row.peer, row.unit)} ${row.peerName ?? ''}`,
    ratio(row),
    goal(row),
    row.note ?? '',
  ]);
  const widths = header.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => (line[at] ?? '').length)),
  );
  console.log(`\n${name}: ${source}`);
  for (const line of [header, ...lines]) {
    console.log(`  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
  }
  for (const what of notMeasured) console.log(`  ${what}`);
}

if (heldOut !== undefined) {
  const { copyHeldOutEdits, heldOutFolder } = await import('#test/bench/verify/held-out-edits.ts');
  try {
    copyHeldOutEdits(heldOut, heldOutFolder);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

const wanted = named.length > 0 ? (named as PartName[]) : (Object.keys(benchParts) as PartName[]);
const results: Record<string, BenchPart> = {};
for (const name of wanted) {
  const start = performance.now();
  process.stderr.write(`${name} ... `);
  results[name] = await benchParts[name](options);
  process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}
if (flags.includes('--json')) console.log(JSON.stringify(results, null, 2));
else {
  for (const [name, part] of Object.entries(results)) print(name, part);
  console.log('\n* worse than the peer. Where the public sets come from: test/bench/SOURCES.md');
}
