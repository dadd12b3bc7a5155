import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const script = join(import.meta.dirname, '../../scripts/generate/make-example.ts');
const id = 'virtual:example-result';

/** The home page's example. The engine computes it when the site is built. */
export const exampleResult = (): Plugin => ({
  name: 'example-result',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(loaded) {
    if (loaded !== `\0${id}`) return null;
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    return { code: `export const example = ${stdout};`, moduleType: 'js' };
  },
});
