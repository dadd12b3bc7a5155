import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('a unit after a number', () => {
  it.each([
    ['It took about 10 minute.', 'It took about 10 minutes.'],
    ['We left two day ago.', 'We left two days ago.'],
    ['It runs for 3 hour in the oven.', 'It runs for 3 hours in the oven.'],
  ])('is a plural: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'We took a 10 minute walk.',
    'We plan a 10 minute, fast walk.',
    'It is 3 year old rye.',
    'On day 2 hour 3 we rest.',
  ])('stays: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
