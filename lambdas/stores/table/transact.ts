import { maxAttempts, pause, StoreBusyError } from './busy.ts';

/** One write of a transaction by the name under which its refusal is read. */
export type Refusals<Name extends string> = ReadonlySet<Name>;

type Result = { canceled: boolean; data: readonly { rejected: boolean; code?: string }[] };

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
