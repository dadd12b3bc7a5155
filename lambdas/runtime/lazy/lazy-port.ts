import { once } from './once.ts';

type Method = (...args: never[]) => Promise<unknown>;

/** Opens a port on its first call, so that a function does not load a client that it never uses. */
export const lazyPort = <Port extends object, Name extends keyof Port>(
  open: () => Promise<Port>,
  names: readonly Name[],
): Pick<Port, Name> => {
  const opened = once(open);
  const call =
    (name: Name) =>
    async (...args: never[]) => {
      const port = await opened();
      return (port[name] as Method).apply(port, args);
    };
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Pick<Port, Name>;
};
