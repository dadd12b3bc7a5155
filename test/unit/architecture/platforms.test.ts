// Compiles planted files with the options of each TypeScript project: browser code has no Node, Lambda code no browser.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = process.cwd();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The compiler's output for a file with this code in a project; empty if it compiles. */
const compile = (project: 'web' | 'lambdas', code: string): Promise<string> => {
  // Inside the repository, so that the types in node_modules are found.
  const folder = mkdtempSync(join(root, '.cache-planted-'));
  folders.push(folder);
  writeFileSync(join(folder, 'planted.ts'), code);
  const config = { extends: join(root, project, 'tsconfig.json'), include: ['planted.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder], (_, output) => resolve(output));
  });
};

it.each([
  ['web', "export const bytes = Buffer.from('a');", 'Buffer'],
  ['web', 'export const name = process.env.STAGE;', 'process'],
  ['lambdas', 'export const title = document.title;', 'document'],
  ['lambdas', 'export const width = window.innerWidth;', 'window'],
] as const)('%s does not compile `%s`', async (project, code, name) => {
  expect(await compile(project, code)).toContain(`Cannot find name '${name}'`);
});

it.each([
  ['web', 'export const title = document.title;'],
  ['lambdas', "export const bytes = Buffer.from('a');"],
] as const)('%s compiles `%s`', async (project, code) => {
  expect(await compile(project, code)).toBe('');
});
