import { expect, it } from 'vitest';
import { closeList } from '#engine/writing/clauses/close-list.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';

it.each([
  [
    'The portal was redesigned to streamline navigation, simplify tables, and use icons.',
    'The portal was redesigned to streamline navigation, simplify tables.',
    'The portal was redesigned to streamline navigation and simplify tables.',
  ],
  [
    'All parts are there to take the code, produce a function, and deploy it at home.',
    'All parts are there to take the code, produce a function.',
    'All parts are there to take the code and produce a function.',
  ],
  [
    'I tell how I found the tower, what my team did there, and then how I left.',
    'I tell how I found the tower, what my team did there.',
    'I tell how I found the tower and what my team did there.',
  ],
  [
    'At the harbor, we believe that loaves are the future, and that using rye is the best way.',
    'At the harbor, we believe that loaves are the future.',
    'At the harbor, we believe that loaves are the future.',
  ],
  [
    'The plan guides the harbor through the business, information, process, and technology changes of a year.',
    'The plan guides the harbor through the business, information.',
    null,
  ],
  [
    'I saw my first ship in August 2014, on the steps of a tower in Lisbon, and I spent two summers there.',
    'I saw my first ship in August 2014, on the steps of a tower in Lisbon.',
    'I saw my first ship in August 2014, on the steps of a tower in Lisbon.',
  ],
  [
    'For decades, harbor pilots were expected to know the tides and winds, and sailors learned to swim.',
    'For decades, harbor pilots were expected to know the tides and winds.',
    'For decades, harbor pilots were expected to know the tides and winds.',
  ],
  [
    'A keeper of 43, after having moved to a tower by the sea, began feeling cold at night, and was sent home.',
    'A keeper of 43, after having moved to a tower by the sea, began feeling cold at night.',
    'A keeper of 43, after having moved to a tower by the sea, began feeling cold at night.',
  ],
  [
    'Ann Lee Jr., 55, of Addison, a village by the harbor, pleaded guilty to taking a bell, and being late.',
    'Ann Lee Jr., 55, of Addison, a village by the harbor, pleaded guilty to taking a bell.',
    'Ann Lee Jr., 55, of Addison, a village by the harbor, pleaded guilty to taking a bell.',
  ],
  ['The keeper won the race, and she rang the bell.', 'The keeper won the race.', 'The keeper won the race.'],
  [
    'In May, the trust bought the tower.',
    'In May, the trust bought the tower.',
    'In May, the trust bought the tower.',
  ],
])('a list that a cut left open is closed: %j', (whole, cut, closed) => {
  expect(closeList(whole, cut)).toBe(closed);
});

it('a cut between two adjectives is given up', () => {
  expect(closeList('It is a simple, accurate, and cheap tool.', 'It is a simple, accurate.')).toBeNull();
});

it('a cut before an item of another list is given up', () => {
  const watch =
    'A watch is handy on hikes, providing you with good navigation, health metrics, and even the ability to answer calls.';
  expect(
    closeList(watch, 'A watch is handy on hikes, providing you with good navigation, health metrics.'),
  ).toBeNull();
});

it('a phrase at the end that only adds to the sentence is left out', () => {
  const found = compressSentence(
    'The president appointed a minister to form a new government, part of a series of steps toward reform.',
  ).map(({ text }) => text);
  expect(found).toContain('The president appointed a minister to form a new government.');
});
