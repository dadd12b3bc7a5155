import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the form of a verb after "to", and "have" after a modal', () => {
  it.each([
    ['We are able to indulges in bread.', 'We are able to indulge in bread.'],
    ['I want to went home.', 'I want to go home.'],
    ['I shouldn’t of bought it.', 'I shouldn’t have bought it.'],
    ['It must had been cold.', 'It must have been cold.'],
    ['She would of really liked it.', 'She would have really liked it.'],
  ])('is the right one: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'The loaf I want to refer to comes later.',
    'The notes I subscribed to gave me an idea.',
    'We compare them to scans from a mill.',
    'I would of course bake it.',
  ])('stays: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
