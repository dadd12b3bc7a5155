import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headers } from '#contracts/platform/headers.ts';
import { visitorAddress, visitorNetwork } from '#domain/accounts/visitor-address.ts';
import { keyOfMonth } from '#domain/credits/key-of-month.ts';
import type { StageKey } from '#ports';
import type { ApiConfig } from './settings/environment.ts';

type Request = { header(name: string): string | undefined };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const isVersionOf = async (key: StageKey, given: string): Promise<boolean> =>
  (await key.read()).some(({ value }) => isEqual(given, value));

/**
 * True for a request that proves to have come through CloudFront, or the local gateway in its place. The current and
 * the previous version of the key count. A value that is neither may be newer than what was read: the key is read
 * again, at most every ten seconds.
 */
export const isFromEdge = async (request: Request, edgeKey: StageKey): Promise<boolean> => {
  const given = request.header(headers.originSecret);
  if (given === undefined) return false;
  if (await isVersionOf(edgeKey, given)) return true;
  edgeKey.refuse();
  return isVersionOf(edgeKey, given);
};

/**
 * The address of the caller. What CloudFront says of the viewer is believed only of a request that proves to have
 * come through it; of any other, the address at the other end of the connection counts.
 */
const addressOf = async (
  request: Request,
  edgeKey: StageKey,
  peer: string | undefined,
): Promise<string | null> => {
  const claimed = (await isFromEdge(request, edgeKey)) ? request.header(headers.viewerAddress) : peer;
  return claimed === undefined ? null : visitorAddress(claimed);
};

/**
 * A visitor's name for the demo credit, and that of the network around it: keyed hashes, from which no address can be
 * had again. Visitors whose address is not known share one name, and so one demo run: nobody gets more by hiding it.
 */
export const visitorOf = async (
  request: Request,
  { edgeKey, visitorKey }: Pick<ApiConfig, 'edgeKey' | 'visitorKey'>,
  { peer, now }: { peer: string | undefined; now: Date },
): Promise<{ visitor: string; network: string | null }> => {
  const key = keyOfMonth(await visitorKey.read(), now);
  const hash = (text: string): string => createHmac('sha256', `visitor:${key}`).update(text).digest('hex');
  const address = (await addressOf(request, edgeKey, peer)) ?? 'unknown';
  const network = visitorNetwork(address);
  return { visitor: hash(address), network: network && hash(network) };
};
