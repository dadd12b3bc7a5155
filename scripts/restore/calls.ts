import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '#contracts/durations.ts';
import { isDenied } from '../preflight/checks/finding.ts';

/** A restore that cannot start or finish. The message gives the reason and the remedy. */
export class RestoreFailed extends Error {
  override readonly name = 'RestoreFailed';
}

/** How long to wait for AWS, and how often to poll. */
export type Waiting = { readonly everyMs: number; readonly atMostMs: number };

/** A restore takes 10 minutes to several hours, depending on the size of the table. */
export const cloudWaiting: Waiting = { everyMs: 5_000, atMostMs: 6 * hourMs };

/** Makes a call. If IAM denies it, the error names the missing action. */
export const permitted = async <T>(action: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!isDenied(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RestoreFailed(
      `These credentials are not allowed to call ${action}: ${reason}. Grant the actions that docs/operating.md lists.`,
      { cause: error },
    );
  }
};

/** Polls until there is an answer. @throws RestoreFailed if there is none in time */
export const waitFor = async <T>(
  what: string,
  { everyMs, atMostMs }: Waiting,
  ask: (waitedMs: number) => Promise<T | null>,
): Promise<T> => {
  const began = performance.now();
  for (;;) {
    const waitedMs = performance.now() - began;
    const answer = await ask(waitedMs);
    if (answer !== null) return answer;
    if (waitedMs > atMostMs)
      throw new RestoreFailed(
        `${what} did not happen within ${Math.round(atMostMs / 1000)} s. Look at the table in the DynamoDB console.`,
      );
    await sleep(everyMs);
  }
};
