import { expect, it } from 'vitest';
import { isPlural } from '#engine/english/is-plural.ts';

it.each([
  'tomato plants',
  'ideas',
  'emergency funds',
  'type annotations',
  'type annotations',
  'cities',
  'fit people',
])('%s is a plural', (phrase) => expect(isPlural(phrase, '')).toBe(true));
it.each(['hateoas', 'news', 'bus', 'glass', 'kubernetes', 'data analysis', 'atlas', 'cold brew', ''])(
  '%j is not a plural',
  (phrase) => expect(isPlural(phrase, 'a text without it')).toBe(false),
);
it('an unknown word is a plural if the text contains its singular', () => {
  expect(isPlural('grobniks', 'one grobnik, two grobniks')).toBe(true);
  expect(isPlural('grobniks', 'grobniks')).toBe(false);
});
