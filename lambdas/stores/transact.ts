import { setTimeout as sleep } from 'node:timers/promises';

/** Others wrote the same items all the time; nothing of this transaction was written, and it may be tried again. */
class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

/** One write of a transaction by the name under which its refusal is read. */
export type Refusals<Name extends string> = ReadonlySet<Name>;

type Result = { canceled: boolean; data: readonly { rejected: boolean; code?: string }[] };

// 12 rounds reach 3 s in all: enough for a hundred writers of one item, short of the API's 10 s.
const maxAttempts = 12;
const firstPause = 10;
const longestPause = 500;

/** Full jitter (AWS Architecture Blog, "Exponential Backoff And Jitter"): writers that collide spread out. */
const pause = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(longestPause, firstPause * 2 ** attempt));

const busyCodes = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Runs a transaction whose writes are named in the order of `names`, again while others hold its items.
 * @returns the names whose condition did not hold; empty when everything was written
 * @throws StoreBusyError when the items stay busy; Error when a write is refused for another reason
 */
export const transact = async <Name extends string>(
  names: readonly Name[],
  write: () => { go(): Promise<Result> },
): Promise<Refusals<Name>> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { canceled, data } = await write().go();
    if (!canceled) return new Set();
    const codes = data.map(({ code }) => code ?? 'None');
    if (!codes.some((code) => busyCodes.has(code))) return refusals(names, codes);
    await pause(attempt);
  }
  throw new StoreBusyError(`The items of [${names.join(', ')}] stayed busy for ${maxAttempts} attempts.`);
};

const refusals = <Name extends string>(names: readonly Name[], codes: readonly string[]): Refusals<Name> => {
  const other = codes.findIndex((code) => code !== 'None' && code !== 'ConditionalCheckFailed');
  if (other >= 0) throw new Error(`Write "${names[other]}" was refused: ${codes[other]}.`);
  return new Set(names.filter((_, place) => codes[place] === 'ConditionalCheckFailed'));
};

/** Runs `attempt` until it gives a result; undefined means that what it had read was outdated. */
export const untilCurrent = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let round = 0; round < maxAttempts; round++) {
    const result = await attempt();
    if (result !== undefined) return result;
    await pause(round);
  }
  throw new StoreBusyError(`What was read had changed at each of ${maxAttempts} attempts.`);
};
