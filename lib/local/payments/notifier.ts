import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#ports';
import type { PaymentRecords } from './payment-records.ts';

export type NotifierOptions = {
  records: PaymentRecords;
  webhookSecret: string;
  now(): Date;
  /** Sends a webhook; resolves to the response's status. */
  send(body: string, signature: string): Promise<number>;
  log: Pick<Log, 'warn'>;
  /** The first delay before a failed webhook is sent again, in milliseconds. Each further delay is longer. */
  pauseMs?: number;
};

/** `Paddle-Signature` as Paddle computes it. */
export const signNotification = (secret: string, body: string, now: Date): string => {
  const ts = Math.floor(now.getTime() / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
};

const attempts = 5;

/** Paddle keeps webhooks for 90 days. Here the latest ones are enough. */
const keptNotifications = 500;

/** Delivers webhooks one after another and retries failed ones. Those from before a restart come first. */
export const createNotifier = ({
  records,
  webhookSecret,
  now,
  send,
  log,
  pauseMs = 300,
}: NotifierOptions) => {
  let working: Promise<void> | null = null;

  const deliver = async (body: string): Promise<boolean> => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const status = await send(body, signNotification(webhookSecret, body, now())).catch(() => 0);
      if (status === 200) return true;
      log.warn('a payment webhook was not accepted', { status, attempt });
      await sleep(pauseMs * attempt);
    }
    return false;
  };
  const work = async (): Promise<void> => {
    for (let next = records.value.outgoing[0]; next; next = records.value.outgoing[0]) {
      // If every attempt fails, the billing review finds the change, as with the real provider.
      await deliver(next.body);
      records.value.outgoing.shift();
      records.value.sent = [...records.value.sent, next].slice(-keptNotifications);
      records.save();
    }
  };
  return {
    /** Resolves once all webhooks are delivered or given up. */
    flush: (): Promise<void> => {
      working ??= work().finally(() => {
        working = null;
      });
      return working;
    },
  };
};
