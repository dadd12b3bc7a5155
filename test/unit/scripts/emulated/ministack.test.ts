import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { environmentOf, makeRunDir } from '../../../../scripts/emulated/ministack.ts';

const folder = resolve('.cache/tests/emulator-run');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the emulator writes nothing outside its folder, which a destroy removes', () => {
  const { TMPDIR, STATE_DIR } = environmentOf('http://127.0.0.1:4566', 4566);
  expect(TMPDIR).toBe(resolve('.cache/emulated/run'));
  expect(STATE_DIR).toBe(resolve('.cache/emulated/run/state'));
});

it('the emulator can start functions from its folder, whatever the project’s package.json says', () => {
  makeRunDir(folder);
  const worker = join(folder, '_worker.js');
  writeFileSync(worker, "console.log(typeof require('node:path').join)");
  expect(execFileSync(process.execPath, [worker], { encoding: 'utf8' }).trim()).toBe('function');
});
