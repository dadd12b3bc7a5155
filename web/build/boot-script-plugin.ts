import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const bootFile = new URL('../src/app/boot.js', import.meta.url);

/**
 * Puts boot.js in the head as a blocking script from our own origin: the content security policy allows no inline
 * script.
 */
export const bootScript = (): Plugin => ({
  name: 'boot-script',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    if (this.environment.mode === 'build')
      this.emitFile({ type: 'asset', name: 'boot.js', source: readFileSync(bootFile, 'utf8') });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) => {
      const built = Object.values(context.bundle ?? {}).find(
        (output) => output.type === 'asset' && output.names.includes('boot.js'),
      );
      const src = built ? `/${built.fileName}` : '/src/app/boot.js';
      return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
    },
  },
});
