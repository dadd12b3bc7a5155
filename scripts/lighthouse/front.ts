import { createServer, request } from 'node:http';

/**
 * A proxy that passes a site's responses on byte by byte but without `Referrer-Policy`. With that header, the packaged
 * Chromium (147, headless shell) crashes under Lighthouse or aborts the navigation. No audit reads the header.
 */
export const startFront = async (siteUrl: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, siteUrl), { method, headers }, (upstream) => {
      const { 'referrer-policy': _crashes, ...kept } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, kept);
      upstream.pipe(response);
    });
    onward.on('error', (error) => response.destroy(error));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port to listen on.');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
