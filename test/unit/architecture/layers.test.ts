// Plants one wrong import per layer in an empty project with our biome.json, and lints it once.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layerRules, messages } from '../../../scripts/lint/layers.ts';
import { findFileCycles } from '../../../scripts/structure/file-cycles.ts';
import { readImports } from '../../../scripts/structure/read-imports.ts';

const root = process.cwd();

/** The folder of the file with the import, and what it must not import. */
const wrongImports = [
  ['lambdas/contracts', '#domain/tiers.ts'],
  ['lambdas/contracts', 'node:fs'],
  ['lambdas/domain', '#ports'],
  ['lambdas/domain', 'zod'],
  ['lambdas/domain', 'node:fs'],
  ['lambdas/engine/language', '#usecases/get-me.ts'],
  ['lambdas/engine/language', 'undici'],
  ['lambdas/ports', '#stores/table.ts'],
  ['lambdas/usecases', '#stores/table.ts'],
  ['lambdas/usecases', '../stores/table.ts'],
  ['lambdas/usecases', '@aws-sdk/client-s3'],
  ['lambdas/usecases', '#engine/keywords/find-keyword-ideas.ts'],
  ['lambdas/usecases', '#engine/index.ts'],
  ['lambdas/stores/entities', '#usecases/get-me.ts'],
  ['lambdas/stores', 'hono'],
  ['lambdas/providers', '#stores/table.ts'],
  ['lambdas/providers', 'react'],
  ['lambdas/providers', '#engine/keywords/find-keyword-ideas.ts'],
  ['lambdas/runtime', '#stores/table.ts'],
  ['lambdas/runtime/adapters', '#usecases/get-me.ts'],
  ['lambdas/fetcher', '#stores/table.ts'],
  ['lambdas/fetcher', '@aws-sdk/client-s3'],
  ['lambdas/api', '#stores/table.ts'],
  ['lambdas/stages', '#engine'],
  ['lambdas/stages', '#providers/content/none.ts'],
  ['lambdas/triggers', '#domain/tiers.ts'],
  ['lib/cloud', '#usecases/get-me.ts'],
  ['lib/local', '#engine/keywords/find-keyword-ideas.ts'],
  ['scripts', '#engine/keywords/find-keyword-ideas.ts'],
  ['scripts', '../lambdas/engine/keywords/find-keyword-ideas.ts'],
  ['test/contract', '#engine/keywords/find-keyword-ideas.ts'],
  ['cli/commands', '#stores/table.ts'],
  ['cli/commands', '#engine/keywords/find-keyword-ideas.ts'],
  ['bin', '#usecases/get-me.ts'],
  ['web/build', '#engine/keywords/find-keyword-ideas.ts'],
  ['web/content', '#web/features/auth/components/is-email.ts'],
  ['web/src/lib', '#web/components/ui/button.tsx'],
  ['web/src/lib/session', '#web/features/auth/components/is-email.ts'],
  ['web/src/components/ui', '#web/features/auth/components/is-email.ts'],
  ['web/src/components/ui', '#web/app/routes.ts'],
  ['web/src/features/auth', '#web/app/routes.ts'],
  ['web/src/features/auth', '../../app/routes.ts'],
  ['web/src/features/auth', '#usecases/get-me.ts'],
  ['web/src/app', '#stores/table.ts'],
] as const;

/** The file with the import, and what it may import. */
const rightImports = [
  ['lambdas/usecases/planted-right-ports.ts', '#ports'],
  ['lambdas/usecases/planted-right-engine.ts', '#engine'],
  ['lambdas/providers/planted-right-engine.ts', '#engine'],
  ['lambdas/engine/writing/planted-right-engine.ts', '#engine/keywords/find-keyword-ideas.ts'],
  ['test/unit/engine/planted-right-engine.ts', '#engine/keywords/find-keyword-ideas.ts'],
] as const;

const fileOf = (index: number): string => `${wrongImports[index]?.[0]}/planted-${index}.ts`;

/** Two files that need each other only for their types. */
const typeCycle = {
  'lib/cloud/planted-a.ts':
    "import type { B } from './planted-b.ts';\n\nexport type A = { readonly b?: B };\n",
  'lib/cloud/planted-b.ts':
    "import type { A } from './planted-a.ts';\n\nexport type B = { readonly a?: A };\n",
};

let project = '';
let report = '';

const write = (file: string, text: string): void => {
  mkdirSync(join(project, dirname(file)), { recursive: true });
  writeFileSync(join(project, file), text);
};

/** Biome's findings, one per line. Biome exits with 1 if there are any. */
const lint = (): Promise<string> =>
  new Promise((resolve) => {
    const biome = join(root, 'node_modules', '.bin', 'biome');
    execFile(
      biome,
      ['lint', '--reporter=github', '--max-diagnostics=none', '.'],
      { cwd: project },
      (_, out) => resolve(out),
    );
  });

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'sweetspot-layers-'));
  for (const file of ['biome.json', 'package.json', '.gitignore', 'scripts/lint'])
    cpSync(join(root, file), join(project, file), { recursive: true });
  wrongImports.forEach(([, specifier], index) => {
    write(fileOf(index), `import '${specifier}';\n\nexport const planted = ${index};\n`);
  });
  for (const [file, specifier] of rightImports)
    write(file, `import '${specifier}';\n\nexport const planted = true;\n`);
  for (const [file, text] of Object.entries(typeCycle)) write(file, text);
  report = await lint();
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const findingsIn = (file: string): string[] => report.split('\n').filter((line) => line.includes(file));

describe('lint keeps the direction of imports', () => {
  it('reads the rules of the table, as `node scripts/generate/build-layers.ts` writes them', () => {
    expect(readFileSync(join(root, 'scripts/lint/layers.json'), 'utf8')).toBe(layerRules());
  });

  it.each(wrongImports.map((each, index) => [...each, index] as const))(
    'refuses %s -> %s',
    (_folder, _specifier, index) => {
      expect(findingsIn(fileOf(index)).join()).toContain('noRestrictedImports');
    },
  );

  it.each(messages)('is tested with a wrong import for the rule: %s', (message) => {
    expect(report).toContain(message);
  });

  it.each(rightImports)('accepts %s -> %s', (file) => {
    expect(findingsIn(file)).toEqual([]);
  });
});

describe('the check of the structure', () => {
  it('rejects a cycle of files, even one of types only', () => {
    const planted = [...Object.keys(typeCycle), 'scripts/planted-user.ts'];
    write(
      'scripts/planted-user.ts',
      "import type { A } from '../lib/cloud/planted-a.ts';\n\nexport type C = A;\n",
    );
    expect(findFileCycles(readImports(project, planted))).toEqual(Object.keys(typeCycle));
  });
});
