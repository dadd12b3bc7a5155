import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { hostileTexts } from '#test/fixtures/hostile-texts.ts';
import { visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';
import { startPageHost } from '#test/vendors/page-host.ts';

let stack: LocalStack;
let host: Awaited<ReturnType<typeof startPageHost>>;
beforeAll(async () => {
  host = await startPageHost();
  stack = await startLocalStack({ port: 0, dataDir: tempDir(), allowedHosts: [host.host] });
});
afterAll(async () => {
  await stack.stop();
  await host.close();
});

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * CPU time that this thread, which also runs the API, takes: in total, and at most without a turn of the event loop.
 * The other threads' time is the rest of the process's. CPU time does not depend on the machine's other work.
 */
const watchThread = () => {
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  let last = own;
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, inMs(process.threadCpuUsage(last)));
    last = process.threadCpuUsage();
  }, 5);
  return () => {
    clearInterval(timer);
    return { longest, others: inMs(process.cpuUsage(all)) - inMs(process.threadCpuUsage(own)) };
  };
};

/**
 * One of the kinds of text that take the most time. At two thirds of the maximum length, it stays within the engine's
 * limit even on a busy machine.
 */
const slowest = hostileTexts.find(({ name }) => name === 'different headings')?.make(40_000) ?? '';

it('a hostile page is processed on another thread while the API answers other users', async () => {
  host.put('/slow', { headers: { 'content-type': 'text/plain' }, body: slowest });
  const [attacker, other] = [visitorOf(stack.url, '203.0.113.1'), visitorOf(stack.url, '203.0.113.2')];
  await other.ask('/api/config');
  const stop = watchThread();
  const { body } = await attacker.optimize(`${host.origin}/slow`);
  let isOver = false;
  const end = attacker.ended(String(body.job_id), 60_000).finally(() => {
    isOver = true;
  });
  const statuses = new Set<number>();
  for (; !isOver; await sleep(50)) statuses.add((await other.ask('/api/config')).status);
  const { longest, others } = stop();
  expect((await end).status).toBe('completed');
  expect(statuses).toEqual(new Set([200]));
  expect(others).toBeGreaterThan(500);
  expect(longest).toBeLessThan(300);
});
