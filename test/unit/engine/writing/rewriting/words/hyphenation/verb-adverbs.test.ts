import { describe, expect, it } from 'vitest';
import { withVerbAdverbs } from '#engine/writing/rewriting/words/hyphenation/verb-adverbs.ts';

describe('a verb with its adverb before a noun', () => {
  it.each([
    ['This is my wrap up piece.', 'This is my wrap-up piece.'],
    ['We sent a quick follow up note.', 'We sent a quick follow-up note.'],
    ['Rye is a drop in replacement.', 'Rye is a drop-in replacement.'],
    ['Add it to the to do list.', 'Add it to the to-do list.'],
    ['It has great set up documentation.', 'It has great set up documentation.'],
    ['It has a great set up guide.', 'It has a great setup guide.'],
    ['She had a check up appointment.', 'She had a checkup appointment.'],
    ['It was a stand out feature.', 'It was a standout feature.'],
    ['It is my go to recipe.', 'It is my go-to recipe.'],
  ])('turns %s', (apart, joined) => expect(withVerbAdverbs(apart)).toBe(joined));

  it.each([
    'We wrap up the piece.',
    'There was a drop in sales.',
    'A walk in nature helps.',
    'The way to do lists is slow.',
    'Their work in progress early this year is good.',
    'The only place to go to bake is here.',
    'I set up documentation.',
    'He wants to go to recipe fairs.',
  ])('keeps %s', (right) => expect(withVerbAdverbs(right)).toBe(right));
});
