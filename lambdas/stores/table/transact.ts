import { retry } from './retry.ts';
import type { Table, Writable, Write } from './table.ts';

type CommittedWrite = ReturnType<Parameters<Write>[0]>[number];

/** The writes of a transaction, by the names under which their failures are reported. Undefined skips a write. */
export type NamedWrites = Readonly<Record<string, CommittedWrite | undefined>>;

/** The names of the writes whose conditions failed. */
export type FailedConditions<Name extends string> = ReadonlySet<Name>;

const busyCodes = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** DynamoDB returns one code per write, in the order of the writes. */
const failedConditions = <Name extends string>(
  names: readonly Name[],
  codes: readonly string[],
): FailedConditions<Name> => {
  const other = codes.findIndex((code) => code !== 'None' && code !== 'ConditionalCheckFailed');
  if (other >= 0) throw new Error(`Write "${names[other]}" was rejected: ${codes[other]}.`);
  return new Set(names.filter((_, place) => codes[place] === 'ConditionalCheckFailed'));
};

const due = <Writes extends NamedWrites>(writes: Writes) =>
  Object.entries(writes).filter(
    (entry): entry is [keyof Writes & string, CommittedWrite] => entry[1] !== undefined,
  );

/**
 * Runs named writes as one transaction, and repeats it while other transactions hold its items.
 * @returns the names of the writes whose condition failed; empty if everything was written
 * @throws StoreBusyError if the items stay busy; Error if a write fails for another reason
 */
export const transact = async <const Writes extends NamedWrites>(
  table: Table,
  write: (entities: Writable) => Writes,
): Promise<FailedConditions<keyof Writes & string>> => {
  let names: (keyof Writes & string)[] = [];
  return retry<FailedConditions<keyof Writes & string>>(
    async () => {
      const writes = due(write(table.writable));
      names = writes.map(([name]) => name);
      const { canceled, data } = await table.write(() => writes.map(([, each]) => each)).go();
      if (!canceled) return new Set();
      const codes = data.map(({ code }) => code ?? 'None');
      return codes.some((code) => busyCodes.has(code)) ? undefined : failedConditions(names, codes);
    },
    (attempts) => `The items of [${names.join(', ')}] stayed busy for ${attempts} attempts.`,
  );
};

/** Runs `attempt` until it returns a result. Undefined means that the data it read was outdated. */
export const untilCurrent = <T>(attempt: () => Promise<T | undefined>): Promise<T> =>
  retry(attempt, (attempts) => `The data had changed at each of ${attempts} attempts.`);
