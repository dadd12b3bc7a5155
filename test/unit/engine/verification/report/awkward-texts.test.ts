import { describe, expect, it } from 'vitest';
import { reportChanges } from '#engine';

const read = (original: string, rewrite: string) => {
  const report = reportChanges(original, rewrite);
  return {
    ...report,
    kinds: report.passages.map(({ kind }) => kind),
    reasons: report.passages.flatMap(({ reasons }) => reasons),
  };
};

describe('texts of a few characters', () => {
  it.each([
    ['two short blocks of code', '```\nlet a = 1\n```', '```\nlet a = 2\n```', 'The code is different.'],
    ['two numbers', '42', '43', 'The number 42 is now 43.'],
    ['two prices', '$10', '$100', 'The number $10 is now $100.'],
    ['lines of numbers', '12\n\n15\n\n19\n\n23', '12\n\n15\n\n20\n\n23', 'The number 19 is now 20.'],
    ['Japanese', '彼は125トンの昆布を売った。', '彼は215トンの昆布を売った。', 'The number 125 is now 215.'],
    ['Chinese', '他在2019年卖了125吨海带。', '他在2019年卖了215吨海带。', 'The number 125 is now 215.'],
    ['Arabic figures', 'باع ١٢٥ طنا من الأعشاب.', 'باع ٢١٥ طنا من الأعشاب.', 'The number ١٢٥ is now ٢١٥.'],
    ['fractions', 'Use ½ cup of sugar.', 'Use ¼ cup of sugar.', 'The number ½ is now ¼.'],
    ['mixed fractions', 'Use 1½ cups of sugar.', 'Use 1¼ cups of sugar.', 'The number 1½ is now 1¼.'],
    ['times of day', 'It opens at 9 am.', 'It opens at 9 pm.', 'The date 9 am is now 9 pm.'],
    [
      'paths',
      'Open /etc/hosts first.',
      'Open /etc/passwd first.',
      'The address /etc/hosts is now /etc/passwd.',
    ],
    ['emoji', 'Great start 👍 for us.', 'Great start 👎 for us.', 'The sign 👍 is now 👎.'],
  ])('%s', (_, original, rewrite, reason) => {
    const { isComparable, kinds, reasons } = read(original, rewrite);
    expect(isComparable).toBe(true);
    expect(kinds.filter((kind) => kind !== 'same')).toEqual(['changed']);
    expect(reasons).toEqual([reason]);
  });

  it.each([
    ['a date in figures', 'The sale is on May 5, 2020.', 'The sale is on 2020-05-05.'],
    ['a large number', 'It cost 1,000,000 dollars.', 'It cost 1 million dollars.'],
    ['a range in words', 'It takes 3-5 days.', 'It takes three to five days.'],
    ['an ordinal number', 'He came 3rd in the race.', 'He came third in the race.'],
    ['the first', 'He came 1st in the race.', 'He came first in the race.'],
    ['half', 'Use ½ cup of sugar.', 'Use half a cup of sugar.'],
    ['figures of full width', '价格是１２５元。', '价格是125元。'],
    ['an address in brackets', 'https://example.com/a', '<https://example.com/a>'],
    ['marks of HTML', 'H<sub>2</sub>O is water.', 'H2O is water.'],
    ['entities', 'Fish &amp; chips cost 5&nbsp;dollars.', 'Fish & chips cost 5 dollars.'],
    ['a dropped emoji', 'Great start 👍 for us.', 'Great start for us.'],
    ['a dash', 'The price - not high - was fair.', 'The price — not high — was fair.'],
  ])('are only reworded: %s', (_, original, rewrite) => {
    const { isComparable, kinds, facts } = read(original, rewrite);
    expect(isComparable).toBe(true);
    expect(kinds).toEqual(['reworded']);
    expect(facts.every(({ kept, all }) => kept === all)).toBe(true);
  });

  it('are not compared if they share nothing', () => {
    expect(read('I like tea.', 'Stocks fell on Monday.').isComparable).toBe(false);
    expect(read('```\nlet a = 1\n```', '```\nimport os\nprint(os.name)\n```').isComparable).toBe(false);
  });
});

describe('signs for calculations or comparisons', () => {
  it.each([
    ['def f(x):\n    return x + 1\n', 'def f(x):\n    return x - 1\n', 'The sign “+” is now “-”.'],
    ['if (a > 0) console.log("up");', 'if (a < 0) console.log("up");', 'The sign “>” is now “<”.'],
    ['Use it if x >= 5 and y = 2.', 'Use it if x <= 5 and y = 2.', 'The sign “>=” is now “<=”.'],
    ['The area is $\\pi r^2$.', 'The area is $2\\pi r$.', 'The formula “$\\pi r^2$” is now “$2\\pi r$”.'],
    ['Match `a` && `b` here.', 'Match `a` || `b` here.', 'The sign “&&” is now “||”.'],
  ])('%s', (original, rewrite, reason) => {
    const { kinds, reasons } = read(original, rewrite);
    expect(kinds).toEqual(['changed']);
    expect(reasons).toEqual([reason]);
  });
});

describe('a table that becomes prose', () => {
  const table = '| Plan | Price | Seats |\n| --- | --- | --- |\n| Basic | $10 | 3 |\n| Pro | $25 | 10 |\n';
  const prose = 'The Basic plan costs $10 for 3 seats. The Pro plan costs $25 for 10 seats.';
  const list = '- Basic: price $10, 3 seats\n- Pro: price $25, 10 seats\n';

  it.each([
    ['sentences', table, prose],
    ['a list', table, list],
    ['sentences, the other way round', prose, table],
  ])('%s', (_, original, rewrite) => {
    expect(read(original, rewrite).kinds.filter((kind) => kind !== 'reworded')).toEqual([]);
  });

  it('keeps its numbers in their rows', () => {
    const wrong = prose.replace('$10 for', '$X for').replace('$25', '$10').replace('$X', '$25');
    expect(read(table, wrong).kinds).toContain('changed');
    expect(read(table, prose.replace('10 seats', '12 seats')).reasons).toContain('The number 10 is now 12.');
  });

  it('reports that a row is missing', () => {
    expect(read(table, 'The Basic plan costs $10 for 3 seats.').kinds).toContain('lost');
  });
});

describe('a short sentence in another language', () => {
  it.each([
    ['German', 'Das Haus ist groß.', 'Das Haus ist klein.'],
    ['Spanish', 'La casa es grande.', 'La casa es pequeña.'],
    ['German', 'Der Laden öffnet um neun Uhr.', 'Um neun Uhr öffnet der Laden.'],
  ])('is reported as %s, and its wording is not judged', (language, original, rewrite) => {
    const { kinds, notes } = read(original, rewrite);
    expect(kinds).toEqual(['reworded']);
    expect(notes).toEqual([expect.stringContaining(`seem to be in ${language}`)]);
  });

  it.each([
    ['Use a do loop.', 'Use a for loop.'],
    ['Pro plans cost less.', 'Pro plans cost more.'],
    ['Die Hard, man.', 'Die Hard 2, man.'],
  ])('is not detected in English words: %s', (original, rewrite) => {
    expect(read(original, rewrite).notes).toEqual([]);
  });

  it('has names without the number after them', () => {
    const { reasons, facts } = read('Он продал Норвегии 125 тонн.', 'Он продал Норвегии 215 тонн.');
    expect(reasons).toEqual(['The number 125 is now 215.']);
    expect(facts).toContainEqual({ kind: 'name', kept: 1, all: 1 });
  });
});

describe('Markdown of another flavor', () => {
  it.each([
    [
      'addresses below the text',
      'See [the data](https://example.com/a) now.',
      'See [the data][1] now.\n\n[1]: https://example.com/a',
    ],
  ])('%s', (_, original, rewrite) => {
    const { kinds, facts } = read(original, rewrite);
    expect(kinds.filter((kind) => kind !== 'same' && kind !== 'reworded')).toEqual([]);
    expect(facts.every(({ kept, all }) => kept === all)).toBe(true);
  });

  it('does not count a footnote mark as a number', () => {
    const { reasons } = read('Kelp is sold.[^1]\n\n[^1]: By Miller in 2019.', 'Kelp is sold.');
    expect(reasons.join(' ')).not.toContain('The number 1 ');
    expect(reasons).toContain('The date 2019 is missing.');
    expect(reasons).toContain('The link [^1] is missing.');
  });
});

describe('the steps of a numbered list', () => {
  const steps = '1. Wash the kelp.\n2. Dry it in the sun.\n3. Sell it at the harbor.';

  it('are changed when they appear in another order', () => {
    const { kinds, reasons } = read(
      steps,
      '1. Dry it in the sun.\n2. Wash the kelp.\n3. Sell it at the harbor.',
    );
    expect(kinds.filter((kind) => kind === 'changed')).toHaveLength(1);
    expect(reasons).toEqual(['This step is now in a different place in the list.']);
  });

  it('are the same with other marks, and bullets may appear in any order', () => {
    expect(read(steps, steps.replaceAll('. ', ') ').replaceAll(/^(\d)\. /gm, '$1) ')).kinds).not.toContain(
      'changed',
    );
    const bullets = '- Wash the kelp.\n- Dry the sand.';
    expect(read(bullets, '- Dry the sand.\n- Wash the kelp.').kinds).toEqual(['same', 'same']);
  });
});

describe('tasks', () => {
  it('are changed when one is checked', () => {
    const { reasons } = read('- [ ] Wash the kelp\n- [x] Dry it', '- [x] Wash the kelp\n- [x] Dry it');
    expect(reasons).toEqual(['The task is checked now.']);
  });
});
