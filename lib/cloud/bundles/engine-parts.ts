import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const namedImports = /import (type )?\{([^}]*)\} from '#engine';/g;
const namedExports = /export \{([^}]*)\} from '\.\/([^']+)';/g;

/** The values in a list of names. Types are left out, because a bundle contains none. */
const valuesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Maps each value that the engine's entry exports to its module. */
export const modulesOf = (entry: string): ReadonlyMap<string, string> =>
  new Map(
    [...entry.matchAll(namedExports)].flatMap(([, list = '', path = '']) =>
      valuesIn(list).map((name) => [name, path] as const),
    ),
  );

/** Rewrites an import to name the module that holds each value. It keeps the number of lines, for source maps. */
export const splitImports = (source: string, modules: ReadonlyMap<string, string>): string =>
  source.replace(namedImports, (whole, type: string | undefined, list: string) => {
    const imports = (type === undefined ? valuesIn(list) : []).map((name) => {
      const path = modules.get(name.split(' as ')[0] ?? '');
      if (path === undefined) throw new Error(`#engine does not export ${name}.`);
      return `import { ${name} } from '#engine/${path}';`;
    });
    return imports.join(' ') + whole.replace(/[^\n]/g, '');
  });

/**
 * esbuild puts whole modules into chunks. A module that is imported through the engine's entry pulls in every engine
 * module that the bundle uses. This plugin lets each file import only the modules that it names.
 */
export const engineParts: Plugin = {
  name: 'engine-parts',
  setup: ({ onLoad, initialOptions }) => {
    const entry = join(initialOptions.absWorkingDir ?? process.cwd(), 'lambdas/engine/index.ts');
    const modules = readFile(entry, 'utf8').then(modulesOf);
    onLoad({ filter: /\/lambdas\/(?:providers|usecases)\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes("'#engine'")) return undefined;
      return { contents: splitImports(source, await modules), loader: 'ts' };
    });
  },
};
