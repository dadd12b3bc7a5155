import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tools } from '#contracts/product.ts';
import { commandOptions } from '#lib/command-options.ts';
import { ensureWebBuild } from '../build-web/ensure-web.ts';
import {
  apiCalls,
  type CostLine,
  costOf,
  type Design,
  jobSeconds,
  type Providers,
  stageMs,
  total,
  yearOnTable,
} from './compute-cost.ts';
import { fixedCosts } from './fixed-costs.ts';
import { measureInit } from './measure-init.ts';
import { type Measured, measureUsage, type Usage } from './measure-usage.ts';
import type { Visit, Visits } from './measure-visit.ts';
import { readDesign, synthesize } from './read-design.ts';
import { averageVisit, headline, otherTraffic, type Traffic } from './traffic.ts';

const usage = `Usage: npm run cost -- [--stage NAME] [--units] [--json]
  Prints what 1,000 jobs of each tool cost, with the visits around them. It runs a job of each tool on this machine and
  visits the site in a browser, and counts both. The rest comes from the stage's template and the published prices.
  --units shows which calls of the table use a job's units.`;

const { values } = commandOptions(usage, () =>
  parseArgs({
    options: {
      stage: { type: 'string', default: 'production' },
      units: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  }),
);

const offline: Providers = { marketData: 'none', model: null };
const choices: readonly { what: string; providers: Providers }[] = [
  { what: 'AWS only, built-in engine, no market data', providers: offline },
  { what: '+ DataForSEO Labs', providers: { ...offline, marketData: 'labs' } },
  { what: '+ DataForSEO Ads instead', providers: { ...offline, marketData: 'ads' } },
  { what: '+ Labs and Nova Lite', providers: { marketData: 'labs', model: 'amazon.nova-lite-v1:0' } },
  {
    what: '+ Labs and Claude Haiku 4.5',
    providers: { marketData: 'labs', model: 'global.anthropic.claude-haiku-4-5-20251001-v1:0' },
  },
];

const dollars = (usd: number): string => (usd === 0 ? '-' : usd.toFixed(usd < 0.1 ? 3 : 2));
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: string, rows: readonly string[][], measured: readonly Measured[]): string =>
  [
    row([head, ...measured.map(({ jobType }) => tools[jobType].name)]),
    row(['---', ...measured.map(() => '--:')]),
    ...rows.map(row),
  ].join('\n');

type Stage = { design: Design; visits: Visits; initCpuMs: number };

const linesOf = (one: Usage, { design, visits, initCpuMs }: Stage, traffic: Traffic, providers: Providers) =>
  costOf(one, design, { load: averageVisit(visits, traffic), initCpuMs, cold: traffic.cold }, providers);

const linesTable = (measured: readonly Measured[], stage: Stage): string => {
  const costs = measured.map((one) => linesOf(one, stage, headline, offline));
  const rows = (costs[0] ?? [])
    .map(({ what }, place) => [what, ...costs.map((lines) => dollars(lines[place]?.usd ?? 0))])
    .filter((cells) => cells.slice(1).some((cell) => cell !== '-'));
  const totals = ['**AWS total**', ...costs.map((lines) => `**${dollars(total(lines))}**`)];
  return table(`US dollars for 1,000 jobs, ${headline.what}`, [...rows, totals], measured);
};

const choicesTable = (measured: readonly Measured[], stage: Stage): string => {
  const totals = (traffic: Traffic, providers: Providers) =>
    measured.map((one) => dollars(total(linesOf(one, stage, traffic, providers))));
  return table(
    'Total',
    [
      ...otherTraffic.map((traffic) => [traffic.what, ...totals(traffic, offline)]),
      ...choices.map(({ what, providers }) => [what, ...totals(headline, providers)]),
      ['storage of their items for a year', ...measured.map((one) => dollars(yearOnTable(one)))],
    ],
    measured,
  );
};

const visitsTable = ({ first, returning }: Visits): string => {
  const cells = (what: string, of: (visit: Visit) => string) => row([what, of(first), of(returning)]);
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  return [
    row(['One visit with one run', 'empty cache', 'cached']),
    row(['---', '--:', '--:']),
    cells('files of the site', ({ files }) => String(files)),
    cells('their kB', ({ fileBytes }) => kilobytes(fileBytes)),
    cells('calls of the API, except those of the run', ({ calls }) => String(calls.length)),
    cells('their kB', ({ callBytes }) => kilobytes(callBytes)),
  ].join('\n');
};

const fixedTable = (lines: readonly CostLine[]): string =>
  [
    row(['US dollars a month, independent of traffic', '']),
    row(['---', '--:']),
    ...lines.filter(({ usd }) => usd > 0).map(({ what, usd }) => row([what, usd.toFixed(2)])),
    row(['**total**', `**${total(lines).toFixed(2)}**`]),
  ].join('\n');

const usageTable = (measured: readonly Measured[]): string =>
  table(
    'A job uses',
    [
      ['state transitions', ...measured.map(({ transitions }) => String(transitions))],
      ['write / read units', ...measured.map(({ units }) => `${units.writes} / ${units.reads}`)],
      ['kB of result, gzipped', ...measured.map(({ resultBytes }) => (resultBytes / 1000).toFixed(1))],
      ['kB stored on the table', ...measured.map(({ keptBytes }) => (keptBytes / 1000).toFixed(1))],
      ['calls of stages', ...measured.map(({ stageCalls }) => String(stageCalls))],
      ['CPU seconds of stages', ...measured.map(({ stageCpuMs }) => (stageCpuMs / 1000).toFixed(2))],
      ['seconds billed to stages', ...measured.map((one) => (stageMs(one) / 1000).toFixed(2))],
      ['seconds from start to end', ...measured.map((one) => jobSeconds(one).toFixed(1))],
      ['calls of the API', ...measured.map((one) => String(apiCalls(one)))],
      ['keywords looked up', ...measured.map(({ lookUps }) => String(lookUps))],
    ],
    measured,
  );

/** A job's write units by item and call, largest first. */
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
  const { config, template } = synthesize(values.stage);
  const design = readDesign(template);
  ensureWebBuild();
  const initCpuMs = await measureInit(config);
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-cost-'));
  const { jobs, visits } = await measureUsage(dataDir).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  const stage: Stage = { design, visits, initCpuMs };
  const fixed = fixedCosts(template);
  if (values.json) {
    const costs = jobs.map((one) => ({ ...one, lines: linesOf(one, stage, headline, offline) }));
    return console.log(JSON.stringify({ ...stage, headline, costs, fixed }, null, 2));
  }
  console.log(`Stage ${values.stage}, prices in us-east-1 on 2026-06-01, without free tiers.\n`);
  if (values.units) return console.log(jobs.map(unitsTable).join('\n\n'));
  console.log(`Cold starts of all functions in a visit take ${Math.round(initCpuMs)} ms of CPU in total.\n`);
  const tables = [usageTable(jobs), visitsTable(visits), linesTable(jobs, stage), choicesTable(jobs, stage)];
  for (const text of [...tables, fixedTable(fixed)]) console.log(`${text}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
