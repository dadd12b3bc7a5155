import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export type HttpServer = {
  readonly port: number;
  /** The server that Vite shares for web sockets. */
  readonly main: Server;
  close(): Promise<void>;
};

const closeWithinMs = 1_000;
/**
 * The time for which an idle connection stays open. With Node's default of 5 seconds, a busy machine may close a
 * connection just as a client reuses it, and the client sees ECONNRESET. CloudFront keeps its connections to an origin
 * for 60 seconds at most.
 */
const keepAliveMs = 65_000;
/** Error codes of a machine without IPv6. */
const noIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** An error for a taken port, with the remedy. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/**
 * Listens on loopback over IPv4 and, if available, IPv6, because programs resolve `localhost` to either. With a
 * `host`, it listens only there. Port 0 picks a free port.
 */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<HttpServer> {
  const main = createServer({ keepAliveTimeout: keepAliveMs }, listener);
  await listenOn(main, port, host ?? '127.0.0.1');
  const address = main.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const servers = [main];
  if (host === undefined) {
    const second = createServer({ keepAliveTimeout: keepAliveMs }, listener);
    second.on('upgrade', (...event) => main.emit('upgrade', ...event));
    if (await listenOnIpv6(second, address.port, port !== 0, main)) servers.push(second);
  }
  return {
    port: address.port,
    main,
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}

async function listenOnIpv6(
  server: Server,
  port: number,
  isPortGiven: boolean,
  main: Server,
): Promise<boolean> {
  try {
    await listenOn(server, port, '::1');
    return true;
  } catch (error) {
    if (noIpv6.includes(codeOf(error))) return false;
    // If port 0 chose a port that is only free over IPv4, IPv6 is skipped.
    if (error instanceof PortTakenError && !isPortGiven) return false;
    await closeServer(main);
    throw error;
  }
}

async function listenOn(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new PortTakenError(port);
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), closeWithinMs);
  await closed;
  clearTimeout(timer);
}
