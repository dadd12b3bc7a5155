import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** The time for which a client may continue to send a rejected body. */
const drainMs = 2_000;

/**
 * Closes the connection after a body was rejected for its size, once the rest has arrived. If the server closed it
 * while the client is still sending, the connection would be reset and the client might lose the response.
 */
export const endRejectedBody = async (response: Response, incoming: IncomingMessage): Promise<void> => {
  if (response.status !== 413) return;
  response.headers.set('connection', 'close');
  if (incoming.readableEnded || incoming.destroyed) return;
  // Discards the rest of the body.
  incoming.removeAllListeners('data');
  incoming.resume();
  await once(incoming, 'end', { signal: AbortSignal.timeout(drainMs) }).catch(() => {});
};
