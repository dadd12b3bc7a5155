/**
 * `npm run lighthouse`: runs Lighthouse on the built site with the mobile profile, and on a bare React page for
 * comparison. Prints a table and fails if a page is below its floor. Each number is the median of `--runs` visits (3).
 * On a machine that is busy with other work, the measurements are still too slow.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { commandOptions } from '#lib/command-options.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { launchBrowser } from '#test/e2e/harness-browser.ts';
import { ensureWebBuild } from '../build-web/ensure-web.ts';
import { startBarePage } from './bare-page.ts';
import { categories, faultsOf, type Measured, medianOf, summarize, tableOf } from './figures.ts';
import { startFront } from './front.ts';
import { loadLighthouse } from './load-lighthouse.ts';

const pages = [
  paths.home,
  paths.pricing,
  tools.keyword_optimizer.path,
  paths.blog,
  `${paths.blog}/choose-one-keyword`,
];

const usage = `Usage: npm run lighthouse -- [--runs N]
  Runs Lighthouse on the built site with the mobile profile. Fails if a page is below its floor.
  --runs N  visits to each page, of which the median counts (3)`;

const { values } = commandOptions(usage, () =>
  parseArgs({ options: { runs: { type: 'string', default: '3' } } }),
);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs takes a whole number from 1, not "${values.runs}".`);
  process.exit(2);
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was free on 127.0.0.1.');
  return address.port;
};

/** The packaged browser sometimes aborts its first navigation (net::ERR_ABORTED); a new one loads the page. */
const attempts = 3;

/** Each page gets a new browser: the packaged one crashes when Lighthouse uses it a second time. */
const measure = async (name: string, url: string, attempt = 1): Promise<Measured> => {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const report = await visit(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    const { runtimeError } = report;
    if (runtimeError === undefined) return summarize(name, report);
    if (attempt >= attempts) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  } finally {
    await browser.close();
  }
  return await measure(name, url, attempt + 1);
};

/** Each round visits every page, so that a busy minute of the machine affects all of them. */
const measureAll = async (targets: readonly { name: string; url: string }[]): Promise<Measured[]> => {
  const rounds: Measured[][] = [];
  for (let round = 0; round < runs; round++) {
    const measured: Measured[] = [];
    for (const { name, url } of targets) measured.push(await measure(name, url));
    rounds.push(measured);
  }
  return targets.map((_target, index) => medianOf(rounds.flatMap((round) => round[index] ?? [])));
};

ensureWebBuild();
const visit = await loadLighthouse();
const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const stack = await startLocalStack({ port: 0, dataDir });
const front = await startFront(stack.url);
const bare = await startBarePage();
const bareFront = await startFront(bare.url);
try {
  const measured = await measureAll([
    { name: 'bare React page', url: bareFront.url },
    ...pages.map((path) => ({ name: path, url: front.url + path })),
  ]);
  console.log(tableOf(measured));
  const faults = measured.slice(1).flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await bareFront.close();
  await bare.close();
  await front.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true });
}
