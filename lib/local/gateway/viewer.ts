import { isIP } from 'node:net';
import type { Viewer } from '#lib/edge-model/origin-request.ts';

export type Peer = { address: string; port: number };

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/**
 * The viewer that the edge sees: the address on the socket. A client on this machine may name another address in
 * `X-Forwarded-For`, so that a tester can be several visitors. The local stack speaks plain HTTP and counts as HTTPS,
 * because browsers treat loopback as secure.
 */
export function viewerOf(request: Request, peer: Peer): Viewer {
  const claimed = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const address = isLoopback(peer.address) && isIP(claimed) ? claimed : peer.address;
  return { address, port: peer.port, protocol: 'https' };
}
