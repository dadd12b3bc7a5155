import { describe, expect, it } from 'vitest';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { applyPaymentEvents } from '#triggers/payment-events.ts';
import { deliverWebhooks } from '#triggers/webhook-deliveries.ts';

const batchOf = (...bodies: string[]) => ({
  Records: bodies.map((body, place) => ({
    messageId: `message-${place}`,
    body,
    attributes: { ApproximateReceiveCount: '1' },
  })),
});

const open = () => {
  const deps = createTestDeps();
  const warned: [string, Record<string, unknown> | undefined][] = [];
  const log = { ...deps.log, warn: (...line: (typeof warned)[number]) => void warned.push(line) };
  return { deps: { ...deps, log }, warned };
};

const failed = (...places: number[]) => ({
  batchItemFailures: places.map((place) => ({ itemIdentifier: `message-${place}` })),
});

describe('a queue message that fails', () => {
  const busy = new Error('The table is busy.');

  it('of a payment stays on the queue with its line in the log, and does not hold up the others', async () => {
    const { deps, warned } = open();
    const paymentInbox = {
      ...deps.paymentInbox,
      findWaiting: async (eventId: string) => {
        if (eventId === 'evt_1') throw busy;
        return null;
      },
    };
    const batch = batchOf('{"eventId":"evt_1"}', '{"eventId":"evt_2"}');
    expect(await applyPaymentEvents(batch as never, { ...deps, paymentInbox })).toEqual(failed(0));
    expect(warned).toEqual([
      [
        'a queue message was not processed',
        { messageId: 'message-0', queued: { eventId: 'evt_1' }, error: busy },
      ],
    ]);
  });

  it('of a webhook does so, too, even if it cannot be read', async () => {
    const { deps, warned } = open();
    expect(await deliverWebhooks(batchOf('{"webhookId":"w1"}', 'not JSON') as never, deps)).toEqual(
      failed(0, 1),
    );
    expect(warned.map(([, fields]) => fields?.queued)).toEqual([{ webhookId: 'w1' }, undefined]);
  });
});
