import { isIP } from 'node:net';
import { headers } from '#contracts/headers.ts';

export type Peer = { address: string; port: number };

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/**
 * The request as CloudFront would hand it to the API: with the viewer's address as seen on the socket and the proof
 * that it came this way, whatever the client wrote there. A client on this machine may name the address that it
 * wants to come from in `X-Forwarded-For`, so that a tester can be several visitors.
 */
export function asFromEdge(request: Request, peer: Peer, originSecret: string): Request {
  const claimed = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const address = isLoopback(peer.address) && isIP(claimed) ? claimed : peer.address;
  const forwarded = new Request(request);
  forwarded.headers.set(headers.viewerAddress, `${address}:${peer.port}`);
  forwarded.headers.set(headers.originSecret, originSecret);
  return forwarded;
}
