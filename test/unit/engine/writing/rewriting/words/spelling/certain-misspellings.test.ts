import { describe, expect, it } from 'vitest';
import { certainCorrection } from '#engine/writing/rewriting/words/spelling/certain-misspellings.ts';

describe('misspellings that no context can justify', () => {
  it.each([
    ['absense', 'absence'],
    ['abit', 'a bit'],
    ['earyly', 'early'],
  ])('have a correction: %s', (wrong, right) => expect(certainCorrection(wrong)).toBe(right));

  it.each(['sampe', 'bread'])('do not include %s', (word) => expect(certainCorrection(word)).toBeNull());
});
