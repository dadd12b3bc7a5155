import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';

const message = z.object({
  id: z.string(),
  body: z.string(),
  /** How often it was received. */
  receives: z.int(),
  /** Milliseconds since the epoch: until then it is hidden, as its consumer may still be at work. */
  visibleAt: z.number(),
});
export type Message = z.infer<typeof message>;

const queueFile = z.object({ messages: z.array(message), dead: z.array(message) });

export type MessageQueue = {
  send(body: string): Message;
  /** Up to `limit` visible messages, hidden from then on; one that was received too often goes to the dead letters. */
  receive(limit: number): Message[];
  remove(id: string): void;
  /** Shows a message again after the pause, as if its consumer had crashed. */
  release(id: string): void;
  /** Messages that are to be consumed, hidden ones included. */
  size(): number;
  dead(): readonly Message[];
  /** Puts the dead letters back, as new. */
  redrive(): number;
  /** Called after each message that becomes visible by being sent. */
  onSend(listener: () => void): void;
};

type QueueOptions = {
  /** Folder in which it keeps its messages; null keeps them in memory. */
  dir: string | null;
  attempts: number;
  /** How long a message that was received stays hidden. */
  visibilityMs: number;
  now?: () => number;
};

type QueueState = { value: z.infer<typeof queueFile>; save(): void };

const openState = (dir: string | null): QueueState =>
  dir === null
    ? { value: { messages: [], dead: [] }, save: () => {} }
    : openJsonFile(join(dir, 'payment-events.json'), queueFile, { messages: [], dead: [] });

/** A queue as SQS's standard ones: at least once, in no certain order, with a dead-letter queue behind it. */
export const openMessageQueue = ({
  dir,
  attempts,
  visibilityMs,
  now = Date.now,
}: QueueOptions): MessageQueue => {
  const state = openState(dir);
  const listeners: (() => void)[] = [];
  const change = <T>(work: () => T): T => {
    const result = work();
    state.save();
    return result;
  };
  const bury = (time: number): void => {
    const { messages, dead } = state.value;
    const isOver = ({ receives, visibleAt }: Message) => receives >= attempts && visibleAt <= time;
    dead.push(...messages.filter(isOver));
    state.value.messages = messages.filter((one) => !isOver(one));
  };
  return {
    send: (body) => {
      const sent = { id: randomUUID(), body, receives: 0, visibleAt: now() };
      change(() => state.value.messages.push(sent));
      for (const listener of listeners) listener();
      return sent;
    },
    receive: (limit) =>
      change(() => {
        const time = now();
        bury(time);
        const taken = state.value.messages.filter(({ visibleAt }) => visibleAt <= time).slice(0, limit);
        for (const one of taken)
          Object.assign(one, { receives: one.receives + 1, visibleAt: time + visibilityMs });
        return taken.map((one) => ({ ...one }));
      }),
    remove: (id) =>
      change(() => {
        state.value.messages = state.value.messages.filter((one) => one.id !== id);
      }),
    release: (id) =>
      change(() => {
        const found = state.value.messages.find((one) => one.id === id);
        if (found) found.visibleAt = now();
      }),
    size: () => state.value.messages.length,
    dead: () => state.value.dead,
    redrive: () =>
      change(() => {
        const { dead } = state.value;
        state.value.messages.push(...dead.map((one) => ({ ...one, receives: 0, visibleAt: now() })));
        state.value.dead = [];
        return dead.length;
      }),
    onSend: (listener) => void listeners.push(listener),
  };
};
