import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the verb of a relative clause', () => {
  it.each([
    [
      'We wrote two paragraphs that answers the question.',
      'We wrote two paragraphs that answer the question.',
    ],
    ['I know people who has a mill.', 'I know people who have a mill.'],
    ['She is a person who want to bake.', 'She is a person who wants to bake.'],
    ['They sell a knife that are perfect for it.', 'They sell a knife that is perfect for it.'],
  ])('agrees with the noun before it: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'They sell the tools that makes a loaf.',
    'She is one of the people who has a mill.',
    'I like the gap between the walls that lets light in.',
    'Packed lunches which is cheap are fun.',
    'We list the things we do each day that are hard.',
    'It is a group of bakers who are late.',
    'It is a build of the app for other users that has a bug.',
    'A team of very skilled players that plays well will win.',
  ])('leaves it: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
