import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tools } from '#contracts/product.ts';
import {
  apiCalls,
  costOf,
  type Design,
  jobSeconds,
  type Providers,
  total,
  yearOnTable,
} from './cost/compute-cost.ts';
import { type Measured, measureUsage, type Usage } from './cost/measure-usage.ts';
import { readDesign } from './cost/read-design.ts';

const usage = `Usage: npm run cost -- [--stage NAME] [--units] [--json]
  What 1,000 jobs of each tool cost: a job of each is run on this machine and counted, the rest comes from the
  stage's template and the published prices. --units shows which calls of the table a job's units go to.`;

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'production' },
    units: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const offline: Providers = { marketData: 'none', model: null };
const choices: readonly { what: string; providers: Providers }[] = [
  { what: 'AWS alone, built-in engine, no market data', providers: offline },
  { what: '+ DataForSEO Labs', providers: { ...offline, marketData: 'labs' } },
  { what: '+ DataForSEO Ads in its place', providers: { ...offline, marketData: 'ads' } },
  { what: '+ Labs and Nova Lite', providers: { marketData: 'labs', model: 'amazon.nova-lite-v1:0' } },
  {
    what: '+ Labs and Claude Haiku 4.5',
    providers: { marketData: 'labs', model: 'global.anthropic.claude-haiku-4-5-20251001-v1:0' },
  },
];

const dollars = (usd: number): string => (usd === 0 ? '-' : usd.toFixed(usd < 0.1 ? 3 : 2));
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: string, rows: readonly string[][], measured: readonly Usage[]): string =>
  [
    row([head, ...measured.map(({ jobType }) => tools[jobType].name)]),
    row(['---', ...measured.map(() => '--:')]),
    ...rows.map(row),
  ].join('\n');

const linesTable = (measured: readonly Usage[], design: Design): string => {
  const costs = measured.map((one) => costOf(one, design, offline));
  const rows = (costs[0] ?? [])
    .map(({ what }, place) => [what, ...costs.map((lines) => dollars(lines[place]?.usd ?? 0))])
    .filter((cells) => cells.slice(1).some((cell) => cell !== '-'));
  return table('US dollars for 1,000 jobs', rows, measured);
};

const choicesTable = (measured: readonly Usage[], design: Design): string =>
  table(
    'Altogether',
    [
      ...choices.map(({ what, providers }) => [
        what,
        ...measured.map((one) => dollars(total(costOf(one, design, providers)))),
      ]),
      ['a year of what they leave on the table', ...measured.map((one) => dollars(yearOnTable(one)))],
    ],
    measured,
  );

const usageTable = (measured: readonly Usage[]): string =>
  table(
    'A job uses',
    [
      ['state transitions', ...measured.map(({ transitions }) => String(transitions))],
      ['write / read units', ...measured.map(({ units }) => `${units.writes} / ${units.reads}`)],
      ['kB of result', ...measured.map(({ resultBytes }) => (resultBytes / 1000).toFixed(1))],
      ['kB left on the table', ...measured.map(({ keptBytes }) => (keptBytes / 1000).toFixed(1))],
      [
        'seconds of stages',
        ...measured.map(({ stageMs }) => (stageMs.reduce((a, b) => a + b, 0) / 1000).toFixed(2)),
      ],
      ['seconds from start to end', ...measured.map((one) => jobSeconds(one).toFixed(1))],
      ['calls of the API', ...measured.map((one) => String(apiCalls(one)))],
      ['keywords looked up', ...measured.map(({ lookUps }) => String(lookUps))],
    ],
    measured,
  );

/** Where the write units of a job go, the most first. */
const unitsTable = ({ jobType, counted, units }: Measured): string => {
  const writing = counted.filter(({ writes }) => writes > 0);
  const cells = writing.map(({ what, calls, writes }) => [what, String(calls), String(writes)]);
  return [
    row([`Write units of a job of the ${tools[jobType].name}`, 'calls', String(units.writes)]),
    row(['---', '--:', '--:']),
    ...cells.map(row),
  ].join('\n');
};

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  const design = readDesign(values.stage);
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-cost-'));
  const measured = await measureUsage(dataDir).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  if (values.json) {
    const costs = measured.map((one) => ({ ...one, lines: costOf(one, design, offline) }));
    return console.log(JSON.stringify({ design, costs }, null, 2));
  }
  console.log(`Stage ${values.stage}; prices of us-east-1 on 2026-06-01, without free tiers.\n`);
  if (values.units) return console.log(measured.map(unitsTable).join('\n\n'));
  for (const text of [usageTable(measured), linesTable(measured, design), choicesTable(measured, design)])
    console.log(`${text}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
