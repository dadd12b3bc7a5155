import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the form of a verb in a question', () => {
  it.each([
    ['How does it works?', 'How does it work?'],
    ['Why did you went home?', 'Why did you go home?'],
    ['Does everyone has a tin?', 'Does everyone have a tin?'],
  ])('is the base form: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each(['All the work he does he likes.', 'What she did you went and undid.', 'Does it work?'])(
    'stays: %s',
    (text) => {
      expect(withAgreement(text)).toBe(text);
    },
  );
});
