import { describe, expect, it } from 'vitest';
import { withAgreement } from '#engine/writing/rewriting/agreement/with-agreement.ts';

describe('the number of a noun', () => {
  it.each([
    ['We read about it in these meeting.', 'We read about it in these meetings.'],
    ['It took three important meeting.', 'It took three important meetings.'],
    ['I like every new businesses.', 'I like every new business.'],
    [
      'One of the most useful kitchen, one of the best museum in town.',
      'One of the most useful kitchens, one of the best museums in town.',
    ],
  ])('fits the words before it: %s', (before, after) => {
    expect(withAgreement(before)).toBe(after);
  });

  it.each([
    'Avoid death by a thousand cuts.',
    'There are half a dozen kitchens.',
    'We draw in three dimensional space.',
    'They have three means.',
    'Day one of our second trip was warm.',
    'These past couple of days were cold.',
    'We play each other’s games.',
    'These account for it all.',
    'It has a nice kitchens.',
    'We see this kind of problems often.',
    'I like bread, and these guide that baker.',
    'It was ten past midnight.',
    'I know this kind of people.',
    'She played another fine innings.',
    'It is one of the best museum of art halls in town.',
  ])('stays: %s', (text) => {
    expect(withAgreement(text)).toBe(text);
  });
});
