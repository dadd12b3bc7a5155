import { maxAttempts, pause, StoreBusyError } from './busy.ts';
import type { Table, Writable, Write } from './table.ts';

type CommittedWrite = ReturnType<Parameters<Write>[0]>[number];

/** The writes of a transaction by the names under which their refusals are read; undefined for one that is not due. */
export type NamedWrites = Readonly<Record<string, CommittedWrite | undefined>>;

/** The names of the writes whose conditions did not hold. */
export type Refusals<Name extends string> = ReadonlySet<Name>;

const busyCodes = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** DynamoDB answers with one code per write, in the order of the writes. */
const refusals = <Name extends string>(names: readonly Name[], codes: readonly string[]): Refusals<Name> => {
  const other = codes.findIndex((code) => code !== 'None' && code !== 'ConditionalCheckFailed');
  if (other >= 0) throw new Error(`Write "${names[other]}" was refused: ${codes[other]}.`);
  return new Set(names.filter((_, place) => codes[place] === 'ConditionalCheckFailed'));
};

const due = <Writes extends NamedWrites>(writes: Writes) =>
  Object.entries(writes).filter(
    (entry): entry is [keyof Writes & string, CommittedWrite] => entry[1] !== undefined,
  );

/**
 * Runs named writes as one transaction, again while others hold its items.
 * @returns the names whose condition did not hold; empty when everything was written
 * @throws StoreBusyError when the items stay busy; Error when a write is refused for another reason
 */
export const transact = async <const Writes extends NamedWrites>(
  table: Table,
  write: (entities: Writable) => Writes,
): Promise<Refusals<keyof Writes & string>> => {
  let names: (keyof Writes & string)[] = [];
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const writes = due(write(table.writable));
    names = writes.map(([name]) => name);
    const { canceled, data } = await table.write(() => writes.map(([, each]) => each)).go();
    if (!canceled) return new Set();
    const codes = data.map(({ code }) => code ?? 'None');
    if (!codes.some((code) => busyCodes.has(code))) return refusals(names, codes);
    await pause(attempt);
  }
  throw new StoreBusyError(`The items of [${names.join(', ')}] stayed busy for ${maxAttempts} attempts.`);
};

/** Runs `attempt` until it gives a result; undefined means that what it had read was outdated. */
export const untilCurrent = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let round = 0; round < maxAttempts; round++) {
    const result = await attempt();
    if (result !== undefined) return result;
    await pause(round);
  }
  throw new StoreBusyError(`The data had changed at each of ${maxAttempts} attempts.`);
};
