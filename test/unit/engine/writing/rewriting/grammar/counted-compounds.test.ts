import { describe, expect, it } from 'vitest';
import { withCountedCompounds } from '#engine/writing/rewriting/grammar/counted-compounds.ts';
import { withHyphens } from '#engine/writing/rewriting/words/hyphens.ts';

describe('numbers and units before a noun', () => {
  it.each([
    ['a third floor apartment', 'a third-floor apartment'],
    ['two 19 inch segments', 'two 19-inch segments'],
    ['a 2,750 ton blast in the harbor', 'a 2,750-ton blast in the harbor'],
    ['a 30 second video of it', 'a 30-second video of it'],
    ['a 6 hours trip to town', 'a 6-hour trip to town'],
    ['it was two week trip to town', 'it was a two-week trip to town'],
    ['it is 6 hour long album of songs', 'it is a 6-hour-long album of songs'],
    ['it was 8-hour-long album of songs', 'it was an 8-hour-long album of songs'],
    ['the album is 6 hour long and loud', 'the album is 6 hour long and loud'],
    ['a 19th century mill', 'a 19th-century mill'],
    ['a late 18th century mill', 'a late-18th-century mill'],
    ['a six foot tall baker', 'a six-foot-tall baker'],
    ['a two week long course', 'a two-week-long course'],
    ['two follow up posts', 'two follow-up posts'],
    ['we worked one on one with them', 'we worked one-on-one with them'],
    ['a double edged sword', 'a double-edged sword'],
  ])('joins %s', (apart, joined) => expect(withCountedCompounds(apart)).toBe(joined));

  it.each([
    'the third floor has a window',
    'in the 19th century mills were loud',
    'two 19 inch or smaller loaves',
    'after two hour trips',
    'a 6 inch deep or deeper hole',
    'we will follow up posts',
    'place one on one side',
  ])('keeps %s', (right) => expect(withCountedCompounds(right)).toBe(right));

  it('joins words that are one adjective', () => {
    expect(withHyphens('It is a high trust place with two part time bakers.', new Set())).toBe(
      'It is a high-trust place with two part-time bakers.',
    );
  });
});
