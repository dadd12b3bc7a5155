import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finalResult } from '#contracts/jobs/result.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { tempDir } from '#test/temp-dir.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';

const run = promisify(execFile);
const examples = 'web/content/api/examples';
let stack: LocalStack;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
  const { deps } = stack;
  const userId = 'u1';
  await deps.users.create({ ...newProfile(userId), role: 'admin' }, grantOf(20));
  const caller = { userId, visitor: 'v' };
  const { full_api_key: key } = await generateApiKey(deps, { caller, userId, availability: 'soon' });
  environment = { ...process.env, SWEETSPOT_URL: stack.url, SWEETSPOT_API_KEY: key };
});
afterAll(() => stack.stop());

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

/** A program's output must be the result of a complete run. */
const expectResult = async (command: string, file: string): Promise<void> => {
  const { stdout } = await run(command, [file], { env: environment, maxBuffer: 10_000_000 });
  expect(finalResult.parse(JSON.parse(stdout)).selected_keywords.length).toBeGreaterThan(4);
};

it.skipIf(!has('curl'))('the commands of docs/api/first-run.md give a result in three calls', async () => {
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(readFileSync('docs/api/first-run.md', 'utf8')) ?? [];
  expect(commands).toBe(readFileSync(`${examples}/first-run.sh`, 'utf8'));
  const file = join(tempDir(), 'first-run.sh');
  writeFileSync(file, commands);
  await expectResult('bash', file);
});

it('the TypeScript example gives a result', () => expectResult(process.execPath, `${examples}/first-run.ts`));

it.skipIf(!has('python3'))('the Python example gives a result', () =>
  expectResult('python3', `${examples}/first-run.py`),
);

it('the same key reads the runs of all examples, and its use is recorded', async () => {
  const headers = { Authorization: `Bearer ${environment.SWEETSPOT_API_KEY}` };
  const response = await fetch(`${stack.url}/api/v1/runs`, { headers });
  const { runs } = (await response.json()) as { runs: { status: string }[] };
  expect(runs.every(({ status }) => status === 'completed')).toBe(true);
  expect(response.headers.get('RateLimit-Limit')).toBe('600');
  const [key] = await stack.deps.apiKeys.list('u1');
  expect(key?.lastUsedAt).not.toBeNull();
});
