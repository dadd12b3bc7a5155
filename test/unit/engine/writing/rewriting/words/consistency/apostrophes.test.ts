import { expect, it } from 'vitest';
import { withApostrophes } from '#engine/writing/rewriting/words/consistency/apostrophes.ts';

it('turns opening quotation marks that stand for apostrophes', () => {
  expect(withApostrophes('It is the mill‘s oven from the ‘90s.')).toBe(
    'It is the mill’s oven from the ’90s.',
  );
  expect(withApostrophes('He said ‘yes’ to it.')).toBe('He said ‘yes’ to it.');
});
