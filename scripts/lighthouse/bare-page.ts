import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { openLocalEdge } from '#lib/local/gateway/local-edge.ts';
import { openSiteFiles } from '#lib/local/gateway/site-files.ts';
import { contentSecurityPolicy } from '#lib/security-headers.ts';

const cache = join(import.meta.dirname, '../../.cache');

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A bare page">
</head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;
const script = `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<main><h1>Hello</h1><p>A page of React alone.</p></main>);`;

/** The smallest React page, built and served like ours: the baseline of the machine and the library. */
export const startBarePage = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  await mkdir(cache, { recursive: true });
  // Inside the project, so that the build finds React.
  const root = await mkdtemp(join(cache, 'bare-'));
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'main.jsx'), script);
  const outDir = join(root, 'dist');
  await build({ root, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir } });
  const edge = openLocalEdge({
    originSecret: '',
    pagePolicy: contentSecurityPolicy([]),
    paddle: null,
    hasContentService: false,
  });
  const files = openSiteFiles(outDir);
  const server = serve({ fetch: (request) => edge.handle(request, files), port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The bare page has no port to answer on.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true });
    },
  };
};
