import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFacts } from '#engine/verification/facts/find-facts.ts';

const keysOf = (text: string): string[] =>
  readFacts(text)
    .facts.filter(({ kind }) => ['date', 'number', 'address', 'negation'].includes(kind))
    .map(({ kind, key }) => `${kind} ${key}`);

it.each([
  ['It starts at 12noon, half past six or a quarter to seven.', 4],
  ['Two years ago, on Mondays, she came last year; forty-two people wrote to a@b.org.', 5],
  ['See www.example.org/a, /etc/hosts, May 5 and 5 Sept. 2019.', 4],
  ["He can't come in March, on Thurs. or yesterday.", 4],
])('all facts of %j are found', (text, count) => {
  expect(keysOf(text)).toHaveLength(count);
});

const words =
  'noon 12noon half past six quarter to 7 Monday sun Thurs. tomorrow last next year two years ago forty-two often May may March 5 Sept. 2019 3/4 10:30 www.a.org a@b.org /etc/hosts not never cannot and'.split(
    ' ',
  );

it('the same facts are found in plain text as in a text with letters beyond a to z, where no pattern is left out', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }), (list) => {
      const text = list.join(' ');
      // A word in another script touches all pieces with marks, and names nothing.
      expect(keysOf(`${text}. é`)).toEqual(keysOf(`${text}. e`));
    }),
  );
});
