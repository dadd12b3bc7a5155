import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './web/build/boot-script-plugin.ts';
import { chunkGroups } from './web/build/chunk-groups.ts';
import { exampleResult } from './web/build/example-plugin.ts';
import { markdown } from './web/build/markdown-plugin.ts';
import { siteApi } from './web/build/settings.ts';

/** Where the local stack answers the API while Vite serves the web (`npm run dev`). */
const backend = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  define: { 'import.meta.env.SITE_API': JSON.stringify(siteApi()) },
  plugins: [bootScript(), markdown(), exampleResult(), react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Data addresses are not cached apart from the page, and fonts and pictures are above this anyway.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
      // Our example is a run of the engine, which takes most of the build: that needs no warning.
      checks: { pluginTimings: false },
    },
  },
  server: {
    proxy: Object.fromEntries(['^/api/', '^/local/', '^/dev(?:/|$)'].map((path) => [path, backend])),
  },
});
