import { describe, expect, it } from 'vitest';
import { reorderParts } from '../../../../../scripts/train/verification/vary-edits.ts';

describe('reorderParts', () => {
  it.each([
    [
      'You should stop the exercise if it hurts for long.',
      'If it hurts for long, you should stop the exercise.',
    ],
    ['The team met the visitors. It was late.', null],
    ['Short.', null],
  ])('%s', (text, expected) => {
    expect(reorderParts(text)).toBe(expected);
  });
});
