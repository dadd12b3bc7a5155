import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { tempDir } from '#test/temp-dir.ts';
import { synthesize } from '../../scripts/cost/read-design.ts';

it('the template that costs are computed from leaves no files behind', () => {
  const folder = tempDir();
  vi.stubEnv('TMPDIR', folder);
  expect(synthesize('production').config.stage).toBe('production');
  expect(readdirSync(folder)).toEqual([]);
});
