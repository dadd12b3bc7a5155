import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { environmentOf } from '../../../../scripts/emulated/ministack.ts';

it('the emulator writes nothing outside its folder, which a destroy removes', () => {
  const { TMPDIR, STATE_DIR } = environmentOf('http://127.0.0.1:4566', 4566);
  expect(TMPDIR).toBe(resolve('.cache/emulated/run'));
  expect(STATE_DIR).toBe(resolve('.cache/emulated/run/state'));
});
