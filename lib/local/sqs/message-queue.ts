import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';

const message = z.object({
  id: z.string(),
  body: z.string(),
  /** The number of times it was received. */
  receives: z.int(),
  /** Milliseconds since the epoch. The message is hidden until then, because its consumer may still be working. */
  visibleAt: z.number(),
});
export type Message = z.infer<typeof message>;

const queueFile = z.object({ messages: z.array(message), dead: z.array(message) });

export type MessageQueue = {
  /** @param delayMs how long the message is hidden at first */
  send(body: string, delayMs?: number): Message;
  /**
   * Receives up to `limit` visible messages and hides them. One that was received too many times goes to the
   * dead-letter queue.
   */
  receive(limit: number): Message[];
  remove(id: string): void;
  /** Messages to consume, including hidden ones. */
  size(): number;
  dead(): readonly Message[];
  /** Moves dead letters back to the queue as new messages. */
  redrive(): number;
  /** Called after each message that is sent. */
  onSend(listener: () => void): void;
};

type QueueOptions = {
  /** The name of its file in `dir`. */
  name: string;
  /** The folder for its messages; null keeps them in memory. */
  dir: string | null;
  attempts: number;
  /** The time for which a received message stays hidden. */
  visibilityMs: number;
  now?: () => number;
};

type QueueState = { value: z.infer<typeof queueFile>; save(): void };

const openState = (dir: string | null, name: string): QueueState =>
  dir === null
    ? { value: { messages: [], dead: [] }, save: () => {} }
    : openJsonFile(join(dir, `${name}.json`), queueFile, { messages: [], dead: [] });

/** A queue like an SQS standard queue: at-least-once delivery, no fixed order, with a dead-letter queue. */
export const openMessageQueue = ({
  name,
  dir,
  attempts,
  visibilityMs,
  now = Date.now,
}: QueueOptions): MessageQueue => {
  const state = openState(dir, name);
  const listeners: (() => void)[] = [];
  const change = <T>(work: () => T): T => {
    const result = work();
    state.save();
    return result;
  };
  const moveToDeadLetters = (time: number): void => {
    const { messages, dead } = state.value;
    const isExhausted = ({ receives, visibleAt }: Message) => receives >= attempts && visibleAt <= time;
    dead.push(...messages.filter(isExhausted));
    state.value.messages = messages.filter((one) => !isExhausted(one));
  };
  return {
    send: (body, delayMs = 0) => {
      const sent = { id: randomUUID(), body, receives: 0, visibleAt: now() + delayMs };
      change(() => state.value.messages.push(sent));
      for (const listener of listeners) listener();
      return sent;
    },
    receive: (limit) =>
      change(() => {
        const time = now();
        moveToDeadLetters(time);
        const taken = state.value.messages.filter(({ visibleAt }) => visibleAt <= time).slice(0, limit);
        for (const one of taken)
          Object.assign(one, { receives: one.receives + 1, visibleAt: time + visibilityMs });
        return taken.map((one) => ({ ...one }));
      }),
    remove: (id) =>
      change(() => {
        state.value.messages = state.value.messages.filter((one) => one.id !== id);
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
