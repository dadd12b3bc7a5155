import { describe, expect, it } from 'vitest';
import type { FactKind } from '#contracts/keywords/writing.ts';
import { findFacts } from '#engine/verification/facts/find-facts.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const textsOf = (markdown: string, kind: FactKind): string[] =>
  findFacts(markdown)
    .filter((fact) => fact.kind === kind)
    .map((fact) => fact.text);

const table: readonly [kind: FactKind, markdown: string, found: readonly string[]][] = [
  [
    'number',
    'We sold 1,000 loaves for $12.9bn, or 25 million dollars.',
    ['1,000', '$12.9bn', '25 million dollars'],
  ],
  ['number', 'It rose 5 % and then 12.5 percent over ten years.', ['5 %', '12.5 percent', 'ten years']],
  ['number', 'Keep it between 10-15 °C for seventy-five minutes.', ['10', '15', 'seventy-five minutes']],
  ['number', 'Version 1.2.3 of the PS5 tool costs € 4.50.', ['1.2.3', '5', '€ 4.50']],
  ['number', 'One of them left, no one came.', []],
  ['date', 'On Nov. 15, 2019, and again on 3 May, at 5:30 p.m.', ['Nov. 15, 2019', '3 May', '5:30 p.m.']],
  ['date', 'Monday was worse than all of the 1990s or 2017.', ['Monday', '1990s', '2017']],
  ['date', 'It began on 2021-03-04 and ended last week.', ['2021-03-04', 'last week']],
  ['date', 'You may march in the second half.', []],
  [
    'address',
    'Write to bread@example.org or see www.example.org/starter, please.',
    ['bread@example.org', 'www.example.org/starter'],
  ],
  [
    'address',
    'The office at 14 Mill Lane answers 020 7946 0123 and @millhelp.',
    ['14 Mill Lane', '020 7946 0123', '@millhelp'],
  ],
  ['address', 'See bread.it or rye.in, or the fruits and berries.It runs fast.', ['bread.it', 'rye.in']],
  ['quotation', 'She said: “Ship it. Now.” He said "no way" to that.', ['“Ship it. Now.”', '"no way"']],
  [
    'quotation',
    'Die „Neue Ordnung“ und le « nouveau monde » stehen da.',
    ['„Neue Ordnung“', '« nouveau monde »'],
  ],
  ['quotation', "The dogs' ears and rock 'n' roll aren't quoted.", []],
  [
    'name',
    'Yesterday Mary Steenburgen met Ludwig van Beethoven at the Bank of England.',
    ['Mary Steenburgen', 'Ludwig van Beethoven', 'Bank of England'],
  ],
  ['name', 'The new iPhone and the NASA probe met John’s wife.', ['iPhone', 'NASA', 'John’s']],
  ['name', 'The probe that Mars lost sends its last picture.', ['Mars']],
  ['name', 'However, In March the Sun rose. But I slept on Sunday.', ['Sun']],
  ['code', 'Run `npm install` first.\n\n```sh\nls -l\n```\n', ['npm install', 'ls -l']],
  [
    'link',
    'See [the report](https://example.com/a_(b) "Title") and <https://example.com/c>.',
    ['https://example.com/a_(b)', 'https://example.com/c'],
  ],
  [
    'link',
    'See [it][1] and <a href="https://example.com/x">that</a>.\n\n[1]: https://example.com/ref',
    ['https://example.com/ref', 'https://example.com/x'],
  ],
  ['image', `<img src=dog.png> and <img alt="Tom's cat" src='cat.png'>`, ['dog.png', 'cat.png']],
  ['image', '![A cat](cat.png) and <img src="dog.png" alt="A dog">', ['cat.png', 'dog.png']],
  [
    'negation',
    'It isn’t ready, it will never be, nobody cares and we cannot wait.',
    ['isn’t', 'never', 'nobody', 'cannot'],
  ],
  ['negation', 'It didnt rise, and the ovens arent hot.', ['didnt', 'arent']],
  ['negation', 'It was not only good but No. 5 on the list, no doubt.', []],
  ['negation', 'It opened not long ago, not least for children, not to mention their parents.', []],
];

describe('findFacts', () => {
  it.each(table)('finds each %s in: %s', (kind, markdown, found) => {
    expect(textsOf(markdown, kind)).toEqual(found);
  });

  it('returns the sentence that contains a fact, and the whole block for code', () => {
    const facts = findFacts('First things first. The lamp uses 35 watts. It is old.\n\n```\nx = 1\n```');
    expect(facts.find((fact) => fact.text === '35')?.sentence).toBe('The lamp uses 35 watts.');
    expect(facts.find((fact) => fact.kind === 'code')?.sentence).toBe('```\nx = 1\n```');
  });

  it('keeps a quotation of several sentences with the sentence around it', () => {
    const [quotation] = findFacts('He told us: “It was late. We went home.” Then he left.').filter(
      (fact) => fact.kind === 'quotation',
    );
    expect(quotation?.sentence).toContain('“It was late. We went home.”');
  });

  it('reads hostile text in time proportional to its length', () => {
    const hostile = [
      '“'.repeat(40_000),
      '['.repeat(40_000),
      '`'.repeat(20_001),
      '1,'.repeat(30_000),
      '<a '.repeat(20_000),
      'A. '.repeat(20_000),
      '"a '.repeat(20_000),
      '![]('.repeat(10_000),
    ];
    for (const text of hostile) {
      const spent = cpuMsOf(() => {
        try {
          findFacts(text);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ContentTooComplex' });
        }
      });
      expect(spent, text.slice(0, 8)).toBeLessThan(4000);
    }
  });
});
