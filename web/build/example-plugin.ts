import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import recorded from '../content/demos/overview.json' with { type: 'json' };
import { describeStaleFilms } from './stale-films.ts';

const script = join(import.meta.dirname, '../../scripts/generate/make-example.ts');
const id = 'virtual:example-result';

/** The home page's example. The engine computes it when the site is built. The films were recorded earlier. */
export const exampleResult = (): Plugin => ({
  name: 'example-result',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(loaded) {
    if (loaded !== `\0${id}`) return null;
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    const stale = describeStaleFilms(recorded.shows, JSON.parse(stdout));
    if (stale !== null) this.warn(stale);
    return { code: `export const example = ${stdout};`, moduleType: 'js' };
  },
});
