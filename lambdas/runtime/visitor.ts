import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headers } from '#contracts/headers.ts';
import { visitorAddress } from '#domain/visitor-address.ts';

type Request = { header(name: string): string | undefined };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** True for a request that proves to have come through CloudFront, or the local gateway in its place. */
export const isFromEdge = (request: Request, secret: string): boolean =>
  isEqual(request.header(headers.originSecret) ?? '', secret);

/**
 * The address of whoever asks. What CloudFront says of the viewer is believed only of a request that proves to have
 * come through it; of any other, the address at the other end of the connection counts.
 */
const addressOf = (request: Request, secret: string, peer: string | undefined): string | null => {
  const claimed = isFromEdge(request, secret) ? request.header(headers.viewerAddress) : peer;
  return claimed === undefined ? null : visitorAddress(claimed);
};

/**
 * A visitor's name for the demo credit: a keyed hash of the address, from which the address cannot be had again.
 * Visitors whose address is not known share one name, and so one demo run: nobody gets more by hiding it.
 */
export const visitorOf = (request: Request, secret: string, peer: string | undefined): string =>
  createHmac('sha256', `visitor:${secret}`)
    .update(addressOf(request, secret, peer) ?? 'unknown')
    .digest('hex');
