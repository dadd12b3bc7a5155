import { isLoopbackAddress } from './public-address.ts';

/** Loopback hosts that a local stack may read although they are private. */
export type AllowHosts = (hostname: string, port: number) => boolean;

const entryForm = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::(\d{1,5}|\*))?$/i;

/** A host as addresses and sockets write it: without brackets, in lower case. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** `localhost`, a name under it, or a loopback address. */
const isLoopbackHost = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$/.test(hostname) || isLoopbackAddress(hostname);

const readEntry = (entry: string): { host: string; port: number | null } => {
  const match = entryForm.exec(entry.trim());
  const host = bareHost(match?.[1] ?? '');
  if (!isLoopbackHost(host))
    throw new RangeError(
      `allowHosts: "${entry}" is not a loopback host. Name one as "127.0.0.1:8080", "localhost:8080" or, for any port, "localhost".`,
    );
  return { host, port: match?.[2] === undefined || match[2] === '*' ? null : Number(match[2]) };
};

/** The test for a list such as `127.0.0.1:8080, localhost`. An entry without a port, or with `*`, allows any port. */
export const readAllowHosts = (entries: readonly string[]): AllowHosts => {
  const allowed = entries.map(readEntry);
  return (hostname, port) => {
    const asked = bareHost(hostname);
    return allowed.some(({ host, port: only }) => host === asked && (only === null || only === port));
  };
};
