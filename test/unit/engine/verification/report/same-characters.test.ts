import { expect, it } from 'vitest';
import { sameCharacters } from '#engine/verification/report/same-characters.ts';

it.each([
  ['Don’t stop - now!', 'dont stop now'],
  ['H2O', 'h 2 o.'],
  ['Ça va?', 'ça-va'],
  ['...', 'Any words'],
])('only marks, capitals and white space differ between %j and %j', (before, after) => {
  expect(sameCharacters(before, after)).toBe(true);
});

it.each([
  ['It works', 'It worked'],
  ['It works', 'It works well'],
  ['It works well', 'It works'],
  ['Ça va', 'Ca va'],
  ['[10]', '{11}'],
])('words or numbers differ between %j and %j', (before, after) => {
  expect(sameCharacters(before, after)).toBe(false);
});
