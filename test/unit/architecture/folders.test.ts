import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureArea } from '../../../scripts/structure/folder-graph.ts';
import { readImports } from '../../../scripts/structure/read-imports.ts';

const maxFiles = 24;

/** Folders that are plain lists: nobody looks for a file in them by its topic. */
const lists = ['docs/adr', 'docs/spec', 'test/fixtures', 'web/public', 'web/content'];

const isList = (folder: string): boolean =>
  lists.some((list) => folder === list || folder.startsWith(`${list}/`));

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * The possible places of the sources for a folder of unit tests, by the import aliases: `#domain/*`, `#web/*`,
 * `#lib/*`.
 */
const sourcesOf = (folder: string): string[] => [
  `lambdas/${folder}`,
  folder,
  folder.replace(/^web(?=\/|$)/, 'web/src'),
];

describe('folders', () => {
  it(`hold at most ${maxFiles} files each`, () => {
    const files = filesOf('{bin,docs,lambdas,lib,scripts,statemachines,test,web}/**/*');
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect(counts.get('scripts')).toBeGreaterThan(0);
    const full = [...counts].filter(([folder, count]) => count > maxFiles && !isList(folder));
    expect(full).toEqual([]);
  });

  it.each(['lambdas', 'lib', 'web/src', 'scripts', 'cli', 'test'])(
    'of %s import each other in one direction',
    (area) => {
      const files = filesOf(`${area}/**/*.{ts,tsx}`);
      const { arrows, cycles } = measureArea(area, files, readImports('.', files));
      expect(arrows).toBeGreaterThan(1);
      expect(cycles).toEqual([]);
    },
  );

  it('of unit tests have the names of the folders whose code they test', () => {
    const folders = [...new Set(filesOf('test/unit/**/*').map((file) => dirname(file)))].map((folder) =>
      folder.replace(/^test\/unit\/?/, ''),
    );
    expect(folders).toContain('domain/scoring');
    const stray = folders.filter(
      (folder) =>
        folder !== 'architecture' &&
        (folder === '' || !sourcesOf(folder).some((source) => existsSync(source))),
    );
    expect(stray).toEqual([]);
  });
});
