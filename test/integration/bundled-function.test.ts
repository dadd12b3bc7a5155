import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { SourceMap } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { buildBundles } from '#lib/cloud/bundles/build-bundle.ts';
import { unchosenModules } from '#lib/cloud/bundles/unchosen-modules.ts';
import { readFrames } from '../../scripts/trace/read-frames.ts';
import { startTestTables, type TestTable } from './dynamodb.ts';

const tables = startTestTables();
const folder = mkdtempSync(join(tmpdir(), 'sweetspot-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const leftOut = unchosenModules({
  providers: { marketData: 'none', content: 'none', languageModel: 'built-in' },
});

beforeAll(async () => {
  await buildBundles(
    ['triggers/sweep', 'triggers/execution-ended'].map((entry) => ({
      entry: `lambdas/${entry}.ts`,
      leftOut,
      outputDir: join(folder, entry),
      mapsDir: join(folder, 'source-maps', entry),
    })),
  );
});

/** The bundled fetcher's answer for an address. The page's server runs in this process, so this must not block. */
const fetchInBundle = async (url: string, host: string): Promise<string> => {
  const outputDir = join(folder, 'fetcher');
  const entry = 'test/integration/loopback-fetcher.ts';
  await buildBundles([{ entry, leftOut, outputDir, mapsDir: join(folder, 'source-maps/fetcher') }]);
  const code = `const { handler } = await import(${JSON.stringify(join(outputDir, 'index.mjs'))});
console.log(JSON.stringify(await handler({ url: ${JSON.stringify(url)} })));
process.exit(0);`;
  const args = ['--input-type=module', '-e', code];
  const env = { ...process.env, ALLOWED_HOST: host };
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
};

/** Calls the bundle's handler in a separate process, as Lambda does, and returns its output. */
const call = (entry: string, { tableName, dynamodb }: TestTable, event: unknown): string => {
  const script = join(folder, 'call.mjs');
  writeFileSync(
    script,
    `const { handler } = await import(${JSON.stringify(join(folder, entry, 'index.mjs'))});
try { console.log(JSON.stringify((await handler(${JSON.stringify(event)})) ?? null)); }
catch (error) { console.log(error.stack); }
process.exit(0);`,
  );
  return execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    env: {
      [names.stage]: 'test',
      [names.tableName]: tableName,
      [names.marketData]: 'none',
      [names.languageModel]: 'built-in',
      AWS_ENDPOINT_URL: String(dynamodb.endpoint),
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    },
  });
};

it('a bundled function works on the table, even though its bundle omits what it does not need', async () => {
  const table = await tables.createTable();
  expect(call('triggers/sweep', table, {})).toContain('"message":"swept"');
  const detail = { name: randomUUID(), status: 'FAILED' };
  expect(call('triggers/execution-ended', table, { detail })).toMatch(/null\n$/);
});

it('a bundled page fetcher reads a page, even though its bundle omits most of undici', async () => {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<p>Hello</p>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const output = await fetchInBundle(`http://${host}/`, host);
  server.close();
  expect(output).toContain(`"url":"http://${host}/"`);
});

it('a bundle contains no source map, and the maps next to the build map a stack trace back to the sources', async () => {
  const table = await tables.createTable();
  expect(readdirSync(join(folder, 'triggers/sweep')).filter((file) => !file.endsWith('.mjs'))).toEqual([]);
  const maps = join(folder, 'source-maps/triggers/execution-ended');
  const bundle = join(folder, 'triggers/execution-ended');
  const trace = call('triggers/execution-ended', table, { detail: { name: 'no id' } }).replaceAll(
    bundle,
    '/var/task',
  );
  expect(trace).toContain('/var/task/');
  const read = readFrames(
    trace,
    (file) => new SourceMap(JSON.parse(readFileSync(join(maps, `${file}.map`), 'utf8'))),
  );
  expect(read).toContain('lambdas/triggers/execution-ended.ts:');
});

it('a bundle omits the modules of providers that the stage has not chosen', () => {
  const files = readdirSync(join(folder, 'triggers/sweep')).map((file) =>
    readFileSync(join(folder, 'triggers/sweep', file), 'utf8'),
  );
  expect(files.some((code) => code.includes('/v3/dataforseo_labs'))).toBe(false);
  expect(files.some((code) => code.includes('create-paddle-payments.ts is not in this bundle'))).toBe(true);
});
