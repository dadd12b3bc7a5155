import { delays } from '#web/lib/delays.ts';
import { sleep } from '#web/lib/sleep.ts';

/**
 * Repeats an attempt that failed in transit: after 200 ms, 400 ms and so on, as long as the next one starts within 30
 * s of the first.
 * @throws the error of the last attempt, or at once an error that is not transient
 */
export const withRetries = async <T>(
  attempt: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
): Promise<T> => {
  const startedAt = Date.now();
  for (let pause: number = delays.sessionRetryFirst; ; pause *= 2) {
    try {
      return await attempt();
    } catch (error) {
      const nextAt = Date.now() + pause;
      if (!isTransient(error) || nextAt - startedAt > delays.sessionRetryWithin) throw error;
      await sleep(pause);
    }
  }
};
