import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOptions } from '#lib/command-options.ts';
import { ensureWebBuild } from '../build-web/ensure-web.ts';
import { apiCalls, apiMs, costOf, jobSeconds, stageMs, total } from '../cost/compute-cost.ts';
import { measureInit } from '../cost/measure-init.ts';
import { measureUsage } from '../cost/measure-usage.ts';
import { readDesign, synthesize } from '../cost/read-design.ts';
import { averageVisit, headline } from '../cost/traffic.ts';
import { inOrder, jobsAtWall, shareAt, wallsOf } from './walls.ts';

const usage = `Usage: npm run scale
  Prints how many jobs a minute each limit of an AWS account allows, and how to raise the limit. It runs a job of each
  tool on this machine, visits the site in a browser, and counts both.`;

const rates = [1, 100, 10_000];
const minutesInMonth = 60 * 24 * 30;

const share = (value: number): string =>
  value < 0.001 ? '<0.1%' : value > 1 ? `**${value.toFixed(1)}x over**` : `${(value * 100).toFixed(1)}%`;

/** The share of each limit that jobs use at several rates, lowest limit first. */
async function main(): Promise<void> {
  const { config, template } = synthesize('production');
  const design = readDesign(template);
  ensureWebBuild();
  const initCpuMs = await measureInit(config);
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-scale-'));
  const { jobs, visits } = await measureUsage(dataDir).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  const job = jobs.find(({ jobType }) => jobType === 'keyword_optimizer');
  if (!job) throw new Error('No job of the optimizer was measured.');
  const load = averageVisit(visits, headline);
  const need = {
    stageSeconds: stageMs(job) / 1000,
    jobSeconds: jobSeconds(job),
    runCalls: apiCalls(job),
    visitCalls: load.calls,
    apiSeconds: apiMs / 1000,
    transitions: job.transitions,
    writeUnits: job.units.writes,
    readUnits: job.units.reads,
    lookUps: job.lookUps,
  };
  const walls = inOrder(wallsOf(need, { ...design, concurrency: config.concurrency }));
  console.log(
    'Jobs of the SEO Optimizer, each of them looked up at DataForSEO, in one account of us-east-1.\n',
  );
  console.log(`| Limit | jobs a minute at the limit | ${rates.join(' | ')} | how to raise it |`);
  console.log(`| --- | --: | ${rates.map(() => '--:').join(' | ')} | --- |`);
  for (const wall of walls) {
    const shares = rates.map((rate) => share(shareAt(wall, rate)));
    console.log(`| ${wall.what} | ${Math.floor(jobsAtWall(wall))} | ${shares.join(' | ')} | ${wall.move} |`);
  }
  const concurrent = rates.map((rate) => Math.ceil((rate / 60) * jobSeconds(job)));
  const surroundings = { load, initCpuMs, cold: headline.cold };
  const perJob = total(costOf(job, design, surroundings, { marketData: 'none', model: null })) / 1000;
  const months = rates.map((rate) => `$${Math.round(rate * minutesInMonth * perJob).toLocaleString('en')}`);
  console.log(`| Concurrent executions | | ${concurrent.join(' | ')} | |`);
  console.log(`| AWS a month, without providers | | ${months.join(' | ')} | |`);
}

commandOptions(usage, () => parseArgs({}));
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
