import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { type AllowHosts, bareHost } from './allow-hosts.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Returns all IP addresses of a host name; rejects if it has none. */
export type Resolver = (hostname: string) => Promise<string[]>;

export const systemResolver: Resolver = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** Opens a socket with a DNS lookup that returns only checked addresses. */
export type OpenSocket = (options: { timeout: number; lookup: LookupFunction }) => buildConnector.connector;

const openSystemSocket: OpenSocket = (options) => buildConnector({ allowH2: false, ...options });

export type GuardOptions = {
  isAllowed: AllowHosts;
  resolve: Resolver;
  timeoutMs: number;
  openSocket?: OpenSocket;
};

/** Gives the socket the checked addresses. It never asks the resolver again, so the addresses cannot change. */
const pinnedLookup = (addresses: readonly string[]): LookupFunction => {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (hostname, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error(`${hostname} has no address`), '', 0);
  };
};

/**
 * The addresses of a host. One private address is enough to reject the whole name, because we cannot choose which
 * address the socket takes.
 * @throws JobError PageBlockedAddress
 */
export const checkedAddresses = async (
  host: string,
  port: number,
  options: GuardOptions,
): Promise<string[]> => {
  const addresses = isIP(host) === 0 ? await options.resolve(host) : [host];
  const isFit = options.isAllowed(host, port) ? isLoopbackAddress : isPublicAddress;
  const blocked = addresses.find((address) => !isFit(address));
  if (blocked !== undefined) {
    // The job's owner reads the message, so it does not name the private address. The operator's log does.
    throw new JobError(
      'PageBlockedAddress',
      `Address refused: ${host} leads to an address that is not public.`,
      {
        cause: new Error(`${host} resolves to ${blocked}.`),
      },
    );
  }
  if (addresses.length === 0) throw new JobError('PageUnreachable', `${host} has no address.`);
  return addresses;
};

/**
 * The connector for undici. It opens a socket only if every address of the host is public. Literal addresses, for which
 * undici does no lookup, go through the same check.
 */
export const guardedConnector =
  (options: GuardOptions): buildConnector.connector =>
  async (target, callback) => {
    try {
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
      const addresses = await checkedAddresses(bareHost(target.hostname), port, options);
      const open = options.openSocket ?? openSystemSocket;
      const connect = open({ timeout: options.timeoutMs, lookup: pinnedLookup(addresses) });
      connect(target, callback);
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null);
    }
  };
