import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchData } from '../../scripts/measure/data-folders.ts';
import { accuracyOf, judgeEdits } from '../bench/verify/edits.ts';

describe('edits that others made and labeled', () => {
  it.skipIf(!existsSync(join(benchData, 'edits')))(
    'are judged as the weights were learned',
    () => {
      const { caught, passed } = accuracyOf(judgeEdits(benchData), 'byShipped');
      // With the shipped weights, which have seen the edits. `npm run bench -- verify` shows the figures for unseen domains.
      expect(caught).toBeGreaterThan(0.63);
      expect(passed).toBeGreaterThan(0.95);
    },
    300_000,
  );

  it('are not asked for without the public set', () => {
    expect(judgeEdits('/nowhere')).toEqual([]);
  });
});
