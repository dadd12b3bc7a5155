import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; method: string; headers: IncomingHttpHeaders; body: string };

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

const endless = (response: ServerResponse): void => {
  response.writeHead(200);
  const chunk = Buffer.alloc(64 * 1024, 'a');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};

/** A receiver's response to a request, by its path. Any other path is a status. */
const behaviors: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/silent': () => {},
  '/endless': endless,
  '/reset': (response) => void response.socket?.resetAndDestroy(),
  '/redirect': (response) => void response.writeHead(302, { location: '/200' }).end(),
  '/unfinished': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
  },
};

/** A server that receives webhooks. `/503` answers 503. */
export const startWebhookReceiver = async () => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { url: path = '', method = '', headers } = request;
    void readText(request).then((body) => {
      received.push({ path, method, headers, body });
      const behave = behaviors[path];
      if (behave) behave(response);
      else response.writeHead(Number(/^\/(\d{3})/.exec(path)?.[1] ?? 204)).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
