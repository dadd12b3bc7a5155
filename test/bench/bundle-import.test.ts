import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBundles, bundleSettings } from '#lib/cloud/bundles/build-bundle.ts';
import { unchosenModules } from '#lib/cloud/bundles/unchosen-modules.ts';

/** The import on a cold start takes at most this many times the CPU of a bare document client. */
const most = 1.6;

const folder = mkdtempSync(join(tmpdir(), 'sweetspot-bundles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entriesOf = (kind: string): string[] =>
  readdirSync(`lambdas/${kind}`)
    .filter((file) => file.endsWith('.ts') && file !== 'app.ts' && file !== 'index.ts')
    .map((file) => `${kind}/${file.slice(0, -3)}`);
const names = ['api', 'triggers', 'fetcher'].flatMap(entriesOf).concat('stages/run');

const bare = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));`;

/** Vendors instead of the built-in providers, because they import more. */
const leftOut = unchosenModules({
  providers: { marketData: 'dataforseo', content: 'none', languageModel: 'bedrock' },
});

const outputOf = (name: string): string => join(folder, name.replaceAll('/', '-'));
const fileOf = (name: string): string =>
  name === 'bare' ? join(folder, 'bare.mjs') : join(outputOf(name), 'index.mjs');

/** CPU milliseconds including system time: a busy machine stretches the wall clock but not this. */
const importCpu = (name: string): number => {
  const script = `const before = process.cpuUsage();
await import(${JSON.stringify(fileOf(name))});
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
process.exit(0);`;
  const options = { env: { ...process.env, AWS_REGION: 'us-east-1', STAGE: 'test' } };
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
};

type Times = { own: number[]; bare: number[] };

/** Measures alternately, so that other work on the machine slows both equally. */
const measure = (name: string, { own, bare: beside }: Times): void => {
  own.push(importCpu(name));
  beside.push(importCpu('bare'));
};

/** The ratio of the minimum times, because other work on the machine only adds to them. */
const ratioOf = ({ own, bare: beside }: Times): number => Math.min(...own) / Math.min(...beside);

/**
 * The number of repeated measurements before a bundle over the limit counts as too heavy. One pair of times can be 0.3
 * off; the ratio of the minimum times is within 0.05 after 10 measurements.
 */
const secondLooks = 16;

beforeAll(async () => {
  await buildBundles(
    names.map((name) => ({ entry: `lambdas/${name}.ts`, leftOut, outputDir: outputOf(name) })),
  );
  writeFileSync(join(folder, 'bare.ts'), bare);
  // A single file, as the CDK's own construct builds it: a fixed baseline that our way of splitting does not move.
  await build({
    ...bundleSettings({ entry: join(folder, 'bare.ts'), leftOut: [] }),
    outdir: folder,
    splitting: false,
    plugins: [],
    nodePaths: ['node_modules'],
    entryPoints: { bare: join(folder, 'bare.ts') },
  });
}, 180_000);

describe('the import of a function, against a bare document client', () => {
  it.each(names)('takes at most 1.6 times its CPU: %s', (name) => {
    const times: Times = { own: [], bare: [] };
    measure(name, times);
    for (let look = 0; look < secondLooks && ratioOf(times) > most; look++) measure(name, times);
    expect(ratioOf(times), JSON.stringify(times)).toBeLessThanOrEqual(most);
  });
});
