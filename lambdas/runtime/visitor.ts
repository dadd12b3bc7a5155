import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headers } from '#contracts/platform/headers.ts';
import { keyOfMonth } from '#domain/accounts/key-of-month.ts';
import { visitorAddress, visitorNetwork } from '#domain/accounts/visitor-address.ts';
import type { StageKey } from '#ports';
import type { ApiConfig } from './settings/environment.ts';

type Request = { header(name: string): string | undefined };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const isVersionOf = async (key: StageKey, given: string): Promise<boolean> =>
  (await key.read()).some(({ value }) => isEqual(given, value));

/**
 * True if a request proves that it came through CloudFront or the local gateway. The current and the previous version
 * of the key are valid. An unknown value may belong to a newer version, so the key is then read again, at most every
 * ten seconds.
 */
export const isFromEdge = async (request: Request, edgeKey: StageKey): Promise<boolean> => {
  const given = request.header(headers.originSecret);
  if (given === undefined) return false;
  if (await isVersionOf(edgeKey, given)) return true;
  edgeKey.invalidate();
  return isVersionOf(edgeKey, given);
};

/**
 * The address of the caller. CloudFront's information about the viewer is trusted only if the request proves that it
 * came through CloudFront. Otherwise, the address of the connection counts.
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
 * Keyed hashes that identify a visitor and the surrounding network for the demo run. They do not reveal the address.
 * All visitors with an unknown address share one identity and so one demo run, so that hiding gains nothing.
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
