import { isIP } from 'node:net';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { type AllowHosts, bareHost } from './allow-hosts.ts';
import { isPublicAddress } from './public-address.ts';

const maxAddressCharacters = 2048;
const allowedPorts = new Set([80, 443]);
/** Names that exist only inside networks (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal, common practice). */
const privateSuffixes =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid)$/;

/** The most characters of a host name that a message repeats. Few public host names are longer. */
const maxShownHost = 60;

const blocked = (why: string): JobError => new JobError('PageBlockedAddress', `Address refused: ${why}.`);

/** The port of an address. Port 0 is invalid; it does not mean the default port. */
export const portOf = (url: URL): number => {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
};

const checkHost = (host: string): void => {
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw blocked(`${host} is not a public address`);
    return;
  }
  const name = host.replace(/\.$/, '');
  const shown = host.length > maxShownHost ? `${host.slice(0, maxShownHost)}…` : host;
  if (!name.includes('.')) throw blocked(`"${shown}" is not a public host name`);
  if (privateSuffixes.test(name)) throw blocked(`"${shown}" is a host name of a private network`);
};

/**
 * Parses an address once and applies the rules that need no network: http(s), ports 80 and 443, no user or password, a
 * public host. Host names are resolved and checked when connecting.
 * @throws JobError PageBlockedAddress; PageUnreachable for text that is not an address
 */
export const checkUrl = (address: string, isAllowed: AllowHosts): URL => {
  const url = address.length <= maxAddressCharacters ? URL.parse(address) : null;
  if (!url) throw new JobError('PageUnreachable', 'The address cannot be read as a URL.');
  url.hash = '';
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw blocked(`${url.protocol} is not http or https`);
  if (url.username !== '' || url.password !== '') throw blocked('it carries a user name or password');
  if (isAllowed(url.hostname, portOf(url))) return url;
  if (!allowedPorts.has(portOf(url))) throw blocked(`port ${portOf(url)} is neither 80 nor 443`);
  checkHost(bareHost(url.hostname));
  return url;
};
