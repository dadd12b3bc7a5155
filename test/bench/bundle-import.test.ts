import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSettings } from '#lib/cloud/bundles/build-bundle.ts';
import { unchosenModules } from '#lib/cloud/bundles/unchosen-modules.ts';

/** A cold start's import takes at most this many times the CPU of a bare document client. */
const limit = 1.6;

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

/** Vendors in the place of what is built in: they import more. */
const leftOut = unchosenModules({
  providers: { marketData: 'dataforseo', content: 'none', languageModel: 'bedrock' },
});

const fileOf = (name: string): string => join(folder, `${name.replaceAll('/', '-')}.mjs`);

/** Milliseconds of CPU, system time included: a busy machine stretches the wall clock and not this. */
const importCpu = (name: string): number => {
  const script = `const before = process.cpuUsage();
await import(${JSON.stringify(fileOf(name))});
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
process.exit(0);`;
  const options = { env: { ...process.env, AWS_REGION: 'us-east-1', STAGE: 'test' } };
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One after the other, so that whatever slows the machine slows both. */
const measure = (measured: readonly string[]): number[] => {
  const base = importCpu('bare');
  return measured.map((name) => importCpu(name) / base);
};

const rounds: number[][] = [];
beforeAll(async () => {
  writeFileSync(join(folder, 'bare.ts'), bare);
  const settings = { ...bundleSettings(leftOut), outdir: folder };
  const entryPoints = Object.fromEntries(
    names.map((name) => [name.replaceAll('/', '-'), `lambdas/${name}.ts`]),
  );
  await build({ ...settings, entryPoints });
  // One file, as the CDK's own construct makes it: a fixed measure that our way of splitting does not move.
  await build({
    ...settings,
    splitting: false,
    plugins: [],
    nodePaths: ['node_modules'],
    entryPoints: { bare: join(folder, 'bare.ts') },
  });
  for (let round = 0; round < 3; round++) rounds.push(measure(names));
});

describe('the import of a function, against a bare document client', () => {
  it.each(names.map((name, place) => ({ name, place })))(
    'takes at most 1.6 times its CPU: $name',
    ({ name, place }) => {
      const first = rounds.flatMap((round) => round[place] ?? []);
      // A close call is measured again.
      const again =
        median(first) > limit * 0.95 ? Array.from({ length: 6 }, () => measure([name])).flat() : [];
      const all = [...first, ...again];
      expect(median(all), all.map((ratio) => ratio.toFixed(2)).join(' ')).toBeLessThanOrEqual(limit);
    },
  );
});
