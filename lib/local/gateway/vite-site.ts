import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';

export type ViteSite = { listener: RequestListener; close(): Promise<void> };

/** Serves the web from its sources with hot reload, on the stack's own port. */
export async function startViteSite(root: string, server: Server): Promise<ViteSite> {
  // A dynamic import: only `npm run dev` needs Vite, which takes longer to load than the rest of the stack.
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
  });
  return { listener: vite.middlewares, close: () => vite.close() };
}
