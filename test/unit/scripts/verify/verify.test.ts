import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeReport } from '#contracts/verify/change-report.ts';
import { tempDir } from '#test/temp-dir.ts';

const folder = tempDir();
const original =
  'Ann sold 125 million tons of kelp to Norway.\n\nThe keeper walked down to the harbor at dawn.\n';

const verify = (rewrite: string, ...options: string[]) => {
  writeFileSync(join(folder, 'original.md'), original);
  writeFileSync(join(folder, 'rewrite.md'), rewrite);
  return spawnSync(process.execPath, ['scripts/verify/main.ts', 'original.md', 'rewrite.md', ...options], {
    encoding: 'utf8',
    // The folder where npm was called.
    env: { ...process.env, INIT_CWD: folder },
  });
};

it('the command prints what was changed and exits with 1', () => {
  const { status, stdout } = verify(original.replace('125', '215'));
  expect(stdout).toContain('1 of 2 facts kept. No sentences reworded, 1 changed.');
  expect(stdout).toContain('The number 125 million is now 215 million.');
  expect(status).toBe(1);
});

it('the command exits with 0 when only words differ, and prints JSON on request', () => {
  const { status, stdout } = verify(original.replace('walked', 'went'), '--json');
  const report = changeReport.parse(JSON.parse(stdout));
  expect(report.passages.map(({ kind }) => kind)).toEqual(['same', 'reworded']);
  expect(status).toBe(0);
});

it('the command refuses an empty text with the remedy and exits with 2', () => {
  const { status, stderr } = verify(' ');
  expect(stderr).toContain('The rewrite is empty. Paste at least one sentence.');
  expect(status).toBe(2);
});

it('the command prints none of a text’s control characters, which a terminal would obey', () => {
  const { stdout } = verify(`${original.replace('125', '215')}\nRead \u001b]0;this\u0007 \u001b[31mnow.\n`);
  expect(stdout).toContain('now.');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there.
  expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
});
