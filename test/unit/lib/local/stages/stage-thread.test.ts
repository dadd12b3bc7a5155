import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { openStages } from '#lib/local/stages/stage-thread.ts';

const workers = vi.hoisted(() => [] as { emit(name: string, ...of: unknown[]): boolean; sent: string[] }[]);
vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    sent: string[] = [];
    constructor() {
      super();
      workers.push(this);
    }
    unref(): void {}
    postMessage({ kind }: { kind: string }): void {
      this.sent.push(kind);
    }
    async terminate(): Promise<number> {
      return 0;
    }
  },
}));

const log = { info: () => {}, warn: () => {}, error: () => {} };
const dev = {
  clock: { now: () => new Date(), set: () => {}, offset: () => 0 },
  allowedHosts: { list: () => [], set: () => {} },
  faults: {
    arm: () => {},
    disarm: () => {},
    list: () => [],
    take: () => null,
    wrap: <T>(_: unknown, port: T) => port,
  },
};

it('a thread that ends fails its runs like a function that ends, and the next run gets a new one', async () => {
  const stages = openStages({ dev, log }, { variables: {} });
  const first = stages.run('summarizing', {});
  workers[0]?.emit('error', new Error('out of memory'));
  workers[0]?.emit('exit', 1);
  await expect(first).rejects.toMatchObject({
    name: 'Runtime.ExitError',
    message: expect.stringContaining('out of memory'),
  });
  const second = stages.run('summarizing', {});
  expect(workers.map(({ sent }) => sent)).toEqual([
    ['open', 'run'],
    ['open', 'run'],
  ]);
  workers[1]?.emit('message', { kind: 'failed', id: 1, error: { name: 'PageEmpty', message: 'Nothing.' } });
  await expect(second).rejects.toMatchObject({ name: 'PageEmpty', message: 'Nothing.' });
});
