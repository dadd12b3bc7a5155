import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it('sets only options that V8 knows', () => {
  const script = `
    const { compileLess } = await import('#runtime/compile-less.ts');
    compileLess();
    console.log(/a(?=b)/.test('ab'));`;
  // V8 reports an unknown option on standard error.
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' });
});
