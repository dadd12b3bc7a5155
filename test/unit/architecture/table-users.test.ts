import { describe, expect, it } from 'vitest';
import { storeAccess } from '#contracts/platform/table-access.ts';
import { type TableUser, tableUsers } from '#contracts/platform/table-users.ts';
import { functionEntries, portCallsOf } from '#test/iam/port-calls.ts';

const methods = new Set(Object.keys(storeAccess));

/** Adapters that stages open in addition to the stores. Their methods have the same names as those of `Map`. */
const behindAdapters = new Set([
  'rateLimits.take',
  'pageCache.get',
  'pageCache.put',
  'marketDataCache.get',
  'marketDataCache.put',
]);

/** Calls of stores in the code of a function. */
const callsOf = async (user: TableUser): Promise<string[]> =>
  (await portCallsOf(user)).filter((call) => methods.has(call));

describe('the store methods of a function', () => {
  it.each(Object.keys(functionEntries) as TableUser[])(
    '%s: are the ones that its code calls',
    async (user) => {
      const isCompared = (method: string) => !behindAdapters.has(method);
      const declared = [...new Set<string>(tableUsers[user])].filter(isCompared).sort();
      expect((await callsOf(user)).filter(isCompared)).toEqual(declared);
    },
  );
});
