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

/** Every measurement of a bundle. The least counts: other work on the machine only ever adds to it. */
const measured = new Map<string, number[]>();
const measure = (name: string): void => {
  measured.set(name, [...(measured.get(name) ?? []), importCpu(name)]);
};
const least = (name: string): number => Math.min(...(measured.get(name) ?? []));
const ratio = (name: string): number => least(name) / least('bare');

/** A bundle over the limit is measured again this often, beside the bare client, before it counts as too heavy. */
const secondLooks = 6;

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
  for (const name of ['bare', 'bare', ...names, 'bare']) measure(name);
});

describe('the import of a function, against a bare document client', () => {
  it.each(names)('takes at most 1.6 times its CPU: %s', (name) => {
    for (let look = 0; look < secondLooks && ratio(name) > limit; look++)
      for (const each of [name, 'bare']) measure(each);
    expect(ratio(name), `${least(name)} ms against ${least('bare')} ms`).toBeLessThanOrEqual(limit);
  });
});
