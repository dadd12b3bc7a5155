import { SQSClient } from '@aws-sdk/client-sqs';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { paymentEventAttempts, queuedPaymentEvent } from '#contracts/billing/payment-events.ts';
import { listen } from '#lib/local/http-server.ts';
import { createConsumer } from '#lib/local/sqs/consumer.ts';
import { type MessageQueue, openMessageQueue } from '#lib/local/sqs/message-queue.ts';
import { createSqsServer } from '#lib/local/sqs/sqs-server.ts';
import type { PaymentQueue } from '#ports';
import { createSqsPaymentQueue } from '#providers/payment-queue/sqs.ts';
import { tempDir } from '#test/temp-dir.ts';

const visibilityMs = 1_000;
const deadLetterArn = 'arn:aws:sqs:us-east-1:000000000000:dead';
const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0).reverse()) await undo();
});

type Opened = { queue: MessageQueue; port: PaymentQueue; pass(ms: number): void; reopen(): MessageQueue };

const openLocal = (dir: string | null) => {
  let time = 1_000;
  const reopen = () =>
    openMessageQueue({ name: 'events', dir, attempts: paymentEventAttempts, visibilityMs, now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  return { reopen, pass };
};

/** The queue in the same process, as the billing tests use it. */
const inProcess = async (): Promise<Opened> => {
  const { reopen, pass } = openLocal(tempDir());
  const queue = reopen();
  const port = {
    put: async (eventId: string) => void queue.send(JSON.stringify({ eventId })),
    redrive: async () => void queue.redrive(),
  };
  return { queue, port, pass, reopen };
};

/** The product's own SQS client, which talks to the local server over HTTP. */
const overHttp = async (): Promise<Opened> => {
  const { reopen, pass } = openLocal(tempDir());
  const queue = reopen();
  const url = 'http://127.0.0.1/payment-events';
  const server = await listen(getRequestListener(createSqsServer([{ queue, url, deadLetterArn }])), 0);
  const client = new SQSClient({
    endpoint: `http://127.0.0.1:${server.port}`,
    region: 'us-east-1',
    useQueueUrlAsEndpoint: false,
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  cleanup.push(
    () => server.close(),
    () => client.destroy(),
  );
  return { queue, port: createSqsPaymentQueue(client, { url, deadLetterArn }), pass, reopen };
};

describe.each([
  ['in the process', inProcess],
  ['over HTTP', overHttp],
] as const)('the queue of payment events %s', (_, open) => {
  /** A consumer that fails on some events, and records each event it receives. */
  const consume = (queue: MessageQueue, failing: ReadonlySet<string> = new Set()) => {
    const given: [string, number][] = [];
    const consumer = createConsumer({
      queue,
      log: { error: () => {} },
      handler: async ({ Records }) => ({
        batchItemFailures: Records.flatMap(({ messageId, body, attributes }) => {
          const { eventId } = queuedPaymentEvent.parse(JSON.parse(body));
          given.push([eventId, Number(attributes.ApproximateReceiveCount)]);
          return failing.has(eventId) ? [{ itemIdentifier: messageId }] : [];
        }),
      }),
    });
    return { consumer, given };
  };

  it('delivers each event to the consumer and removes processed ones', async () => {
    const { queue, port } = await open();
    for (const eventId of ['evt_1', 'evt_2', 'evt_2']) await port.put(eventId);
    const { consumer, given } = consume(queue);
    await consumer.drain();
    expect(given.map(([id]) => id).toSorted()).toEqual(['evt_1', 'evt_2', 'evt_2']);
    expect(queue.size()).toBe(0);
  });

  it('redelivers a failed event later, moves it to the dead-letter queue after five attempts, and continues with the others', async () => {
    const { queue, port, pass } = await open();
    await port.put('evt_bad');
    const { consumer, given } = consume(queue, new Set(['evt_bad']));
    for (let round = 1; round <= 8; round++) {
      await port.put(`evt_${round}`);
      await consumer.drain();
      pass(visibilityMs);
    }
    expect(given.filter(([id]) => id === 'evt_bad').map(([, receives]) => receives)).toEqual([1, 2, 3, 4, 5]);
    expect(given.filter(([id]) => id !== 'evt_bad')).toHaveLength(8);
    expect(queue.dead()).toHaveLength(1);
    await port.redrive();
    const later = consume(queue);
    await later.consumer.drain();
    expect(later.given).toEqual([['evt_bad', 1]]);
    expect([queue.size(), queue.dead()]).toEqual([0, []]);
  });

  it('redelivers the events of a crashed consumer, and keeps all events across a restart', async () => {
    const { queue, port, pass, reopen } = await open();
    await port.put('evt_1');
    expect(queue.receive(10)).toHaveLength(1);
    expect(queue.receive(10)).toEqual([]);
    pass(visibilityMs);
    const { consumer, given } = consume(reopen());
    await consumer.drain();
    expect(given).toEqual([['evt_1', 2]]);
  });
});

it('fails when the queue is down or unknown', async () => {
  const { queue } = await inProcess();
  const server = await listen(
    getRequestListener(createSqsServer([{ queue, url: 'http://127.0.0.1/other', deadLetterArn }])),
    0,
  );
  const client = new SQSClient({
    endpoint: `http://127.0.0.1:${server.port}`,
    region: 'us-east-1',
    useQueueUrlAsEndpoint: false,
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const port = createSqsPaymentQueue(client, { url: 'http://127.0.0.1/payment-events', deadLetterArn: null });
  await expect(port.put('evt_1')).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  await expect(port.redrive()).rejects.toThrow('The address of the dead-letter queue is not set');
  await server.close();
  await expect(port.put('evt_1')).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});
