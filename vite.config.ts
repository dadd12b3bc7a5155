import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const bootFile = new URL('./web/src/app/boot.js', import.meta.url);

/** Puts boot.js in the head as a blocking script of our own origin: the site's policy allows no inline script. */
const bootScript = (): Plugin => {
  return {
    name: 'boot-script',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'asset', name: 'boot.js', source: readFileSync(bootFile, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) => {
        const file = Object.values(context.bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.includes('boot.js'),
        );
        const src = file ? `/${file.fileName}` : '/src/app/boot.js';
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
};

/** Where the local stack answers the API while Vite serves the web (`npm run dev`). */
const backend = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  plugins: [bootScript(), react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Data addresses are not cached apart from the page, and fonts and pictures are above this anyway.
    assetsInlineLimit: 0,
  },
  server: { proxy: Object.fromEntries(['/api', '/local', '/dev'].map((path) => [path, backend])) },
});
