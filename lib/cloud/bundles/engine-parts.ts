import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const namedImports = /import (type )?\{([^}]*)\} from '#engine';/g;
const namedExports = /export \{([^}]*)\} from '\.\/([^']+)';/g;

/** The values in a list of names; types are gone from a bundle. */
const valuesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Which module of the engine each value of its entry comes from. */
export const modulesOf = (entry: string): ReadonlyMap<string, string> =>
  new Map(
    [...entry.matchAll(namedExports)].flatMap(([, list = '', path = '']) =>
      valuesIn(list).map((name) => [name, path] as const),
    ),
  );

/** The same imports, each from the module that holds it; on as many lines as before, for source maps. */
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
 * esbuild's chunks hold whole modules: one that is reached through the engine's entry brings along all that anything else
 * in the bundle needs of the engine. This lets each file import the modules that hold what it names.
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
