import { type TableUser, tableUsers } from '#contracts/platform/table-users.ts';

const reject = (user: TableUser, call: string) => (): never => {
  throw new Error(
    `${user} called ${call}, which it does not declare. Add it in contracts/platform/table-users.ts.`,
  );
};

const guard = <Store extends object>(store: Store, name: string, user: TableUser): Store => {
  const declared: ReadonlySet<string> = new Set(tableUsers[user]);
  return new Proxy(store, {
    get: (target, method, receiver) => {
      const value: unknown = Reflect.get(target, method, receiver);
      const call = `${name}.${String(method)}`;
      return typeof value !== 'function' || declared.has(call) ? value : reject(user, call);
    },
  });
};

/**
 * The stores, limited to the methods that the function declares. Its role alone would not suffice, because it allows
 * an undeclared method that needs the same action on the same partitions as a declared one. Null allows every method,
 * as on the local stack.
 */
export const declaredStores = <Stores extends Readonly<Record<string, object>>>(
  stores: Stores,
  user: TableUser | null,
): Stores => {
  if (user === null) return stores;
  const guarded = Object.entries(stores).map(([name, store]) => [name, guard(store, name, user)] as const);
  return { ...stores, ...Object.fromEntries(guarded) };
};
