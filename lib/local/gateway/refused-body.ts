import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** How long a client may go on sending a body that was refused. */
const drainMs = 2_000;

/**
 * Ends the connection of a body that was refused for its size, after the rest of it has arrived. A connection that ends
 * while the client is sending is reset, and the client may lose the answer with it.
 */
export const endRefusedBody = async (response: Response, incoming: IncomingMessage): Promise<void> => {
  if (response.status !== 413) return;
  response.headers.set('connection', 'close');
  if (incoming.readableEnded || incoming.destroyed) return;
  // Whoever read the beginning keeps no more of it.
  incoming.removeAllListeners('data');
  incoming.resume();
  await once(incoming, 'end', { signal: AbortSignal.timeout(drainMs) }).catch(() => {});
};
