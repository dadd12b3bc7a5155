import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import * as z from 'zod';

/** One file's import of another file of the same checkout. */
export type FileImport = { readonly from: string; readonly to: string };

const manifest = z.object({ imports: z.record(z.string(), z.string()) });

const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g;

const aliasesOf = (root: string): [string, string][] =>
  Object.entries(manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).imports).map(
    ([alias, target]) => [alias, target.replace(/^\.\//, '')],
  );

const resolveAlias = (specifier: string, aliases: readonly [string, string][]): string | undefined => {
  for (const [alias, target] of aliases) {
    if (alias === specifier) return target;
    const prefix = alias.endsWith('*') ? alias.slice(0, -1) : undefined;
    if (prefix !== undefined && specifier.startsWith(prefix))
      return target.slice(0, -1) + specifier.slice(prefix.length);
  }
  return undefined;
};

/** Every import between the given files, including type imports. Imports of packages are omitted. */
export const readImports = (root: string, files: readonly string[]): FileImport[] => {
  const aliases = aliasesOf(root);
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(importPattern)].flatMap(([, specifier = '']) => {
      const to = specifier.startsWith('.')
        ? normalize(join(dirname(from), specifier))
        : resolveAlias(specifier, aliases);
      return to !== undefined && known.has(to) ? [{ from, to }] : [];
    }),
  );
};
