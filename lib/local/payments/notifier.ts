import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#ports';
import type { Ledger } from './ledger.ts';

export type NotifierOptions = {
  ledger: Ledger;
  webhookSecret: string;
  now(): Date;
  /** Sends a notification; resolves to the status of its answer. */
  send(body: string, signature: string): Promise<number>;
  log: Pick<Log, 'warn'>;
  /** Before what failed is sent again, in milliseconds. */
  pauseMs?: number;
};

/** `Paddle-Signature` as Paddle makes it. */
export const signNotification = (secret: string, body: string, now: Date): string => {
  const ts = Math.floor(now.getTime() / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
};

const attempts = 5;

/** Paddle keeps them for 90 days; here the last will do. */
const keptNotifications = 500;

/** Delivers notifications one after another, and again what was not taken; those of before a restart first. */
export const createNotifier = ({ ledger, webhookSecret, now, send, log, pauseMs = 300 }: NotifierOptions) => {
  let working: Promise<void> | null = null;

  const deliver = async (body: string): Promise<boolean> => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const status = await send(body, signNotification(webhookSecret, body, now())).catch(() => 0);
      if (status === 200) return true;
      log.warn('notification of a payment was not taken', { status, attempt });
      await sleep(pauseMs * attempt);
    }
    return false;
  };
  const work = async (): Promise<void> => {
    for (let next = ledger.value.outgoing[0]; next; next = ledger.value.outgoing[0]) {
      // What is never taken is found by the review of billing, as with the real provider.
      await deliver(next.body);
      ledger.value.outgoing.shift();
      ledger.value.sent = [...ledger.value.sent, next].slice(-keptNotifications);
      ledger.save();
    }
  };
  return {
    /** Resolves once everything that was to be told has been. */
    flush: (): Promise<void> => {
      working ??= work().finally(() => {
        working = null;
      });
      return working;
    },
  };
};
