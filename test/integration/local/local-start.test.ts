import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { articleText, longArticleText, visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';

const root = join(import.meta.dirname, '../../..');
/** Takes seconds on an idle machine. Other tests run at the same time. */
const readyMs = 30_000;

/** Runs `bin/local.ts` as `npm start` does, until it prints its address or ends. */
async function run(dataDir: string, environment: Record<string, string> = { PORT: '0' }) {
  const child = spawn(process.execPath, ['bin/local.ts', '--data', dataDir], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Ready in .*: (http\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const url = await Promise.race([ready, exited.then(() => '')]);
  return { child, url, exited, output: () => output };
}

/** Command lines of the processes that mention the folder. */
function processesOf(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return []; // The process ended in between.
      }
    })
    .filter((line) => line.includes(dataDir));
}

it('the stack is ready in time, answers on IPv4 and IPv6, and leaves no process when it stops', async () => {
  const dataDir = tempDir();
  const startedAt = Date.now();
  const { child, url, exited } = await run(dataDir);
  expect(Date.now() - startedAt).toBeLessThan(readyMs);
  for (const host of ['127.0.0.1', '[::1]']) {
    expect((await fetch(`${url.replace('localhost', host)}/api/config`)).status).toBe(200);
  }
  expect(processesOf(dataDir).length).toBeGreaterThan(1);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

it('the stack says which port is taken and how to choose another, and exits with 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { exited, output } = await run(tempDir(), { PORT: String(port) });
  holder.close();
  expect(await exited).toBe(1);
  expect(output()).toContain(`Port ${port} is taken by another program.`);
  expect(output()).toContain(`PORT=${port + 1} npm start`);
});

it('the stack says what is wrong with an option', async () => {
  const { exited, output } = await run(tempDir(), { PORT: 'http' });
  expect(await exited).toBe(1);
  expect(output()).toContain('PORT must be a number');
});

it('the stack continues the run that a kill interrupted, and its child processes die with it', async () => {
  const dataDir = tempDir();
  const first = await run(dataDir);
  const { body } = await visitorOf(first.url, '203.0.113.1').optimize(longArticleText());
  first.child.kill('SIGKILL');
  await first.exited;
  await expect.poll(() => processesOf(dataDir), { timeout: 3_000 }).toEqual([]);
  const second = await run(dataDir);
  const visitor = visitorOf(second.url, '203.0.113.1');
  expect(await visitor.ended(String(body.job_id))).toMatchObject({ status: 'completed' });
  expect(await visitor.optimize(articleText())).toMatchObject({ status: 429 });
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});
