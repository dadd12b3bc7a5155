import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeReport, type PassageKind } from '#contracts/verify/change-report.ts';
import { reportChanges } from '#engine';
import { notEmpty } from '#test/not-empty.ts';
import { payloadLists } from '#test/xss-payloads.ts';

const article = `# Kelp in the north

In 2019, Ann Miller sold 125 million tons of kelp to Norway. She did not like the price. “It was hard,” she said.

The old lighthouse keeper walked down to the harbor every morning before dawn. The [data](https://example.com/a) is public.

| Year | Tons |
| --- | --- |
| 2019 | 125 |
| 2020 | 300 |

\`\`\`js
const tons = 125;
\`\`\`
`;

/** The passages of one kind after some replacements in the article: both texts and the reasons. */
const changesOf = (kind: PassageKind, ...replacements: [string, string][]) => {
  const rewrite = replacements.reduce((text, [before, after]) => text.replace(before, after), article);
  expect(rewrite).not.toBe(article);
  const report = reportChanges(article, rewrite);
  expect(changeReport.parse(report)).toEqual(report);
  return report.passages
    .filter((passage) => passage.kind === kind)
    .map(({ original, rewrite: now, reasons }) => ({ before: original.text, after: now.text, reasons }));
};

const reasonsAfter = (before: string, after: string): string[] =>
  changesOf('changed', [before, after]).flatMap(({ reasons }) => reasons);

describe('a changed passage', () => {
  it.each([
    [
      'did not like the price',
      'did not like the price, and her crew left the village',
      'The rewrite adds “and her crew left the village”.',
    ],
    [
      'keeper walked down to the harbor every morning',
      'keeper',
      'The rewrite leaves out “walked down to the harbor every morning”.',
    ],
    ['125 million', '215 million', 'The number 125 million is now 215 million.'],
    ['In 2019, Ann', 'In 2018, Ann', 'The date 2019 is now 2018.'],
    ['Ann Miller', 'Bob Miller', 'The name “Ann Miller” is now “Bob Miller”.'],
    ['125 million tons of kelp', 'a lot of kelp', 'The number 125 million is missing.'],
    ['did not like', 'did like', 'The rewrite no longer says “not”.'],
    ['harbor every', 'harbor not every', 'The original does not say “not”.'],
    ['It was hard', 'It was easy', 'The quotation “It was hard,” is now “It was easy,”.'],
    ['example.com/a', 'example.com/b', 'The link https://example.com/a is now https://example.com/b.'],
    ['| 2020 | 300 |', '| 2020 | 301 |', 'The number 300 is now 301.'],
    ['const tons = 125', 'const tons = 126', 'The code is different.'],
    ['before dawn', 'before dawn for 30 years', 'The original does not have the number 30 years.'],
    ['a) is public.', 'a) is', 'The rewrite cuts this sentence off.'],
  ])('%s > %s', (before, after, reason) => {
    expect(reasonsAfter(before, after)).toEqual([reason]);
  });

  it('is one that a judge finds to say something else, and names the doubtful words', () => {
    const rewrite = article.replace('every morning', 'each evening');
    const judged: string[] = [];
    const report = reportChanges(article, rewrite, (before, after, facts) => {
      judged.push(`${before} > ${after} (${facts.lost}, ${facts.invented})`);
      return {
        isChanged: true,
        changes: [
          { before: 'every', after: 'each', probability: 0.1 },
          { before: 'morning', after: 'evening', probability: 0.9 },
        ],
      };
    });
    expect(judged).toHaveLength(1);
    expect(judged[0]).toMatch(/each evening before dawn\.\s+\(0, 0\)$/);
    expect(report.passages.find(({ kind }) => kind === 'changed')?.reasons).toEqual([
      'The meaning may be different.',
      '“morning” is now “evening”.',
    ]);
  });
});

it('a reason names everything that a changed sentence says differently: its facts, then its words', () => {
  const [passage] = reportChanges(
    'The bank, led by Maria Lopez, must lower 3 fees before the meeting.',
    'The bank, led by Anna Lopez, may raise 4 fees after the meeting.',
  ).passages;
  expect(passage?.reasons.toSorted()).toEqual([
    'The name “Maria Lopez” is now “Anna Lopez”.',
    'The number 3 is now 4.',
    '“before” is now “after”.',
    '“lower” is now “raise”.',
    '“must” is now “may”.',
  ]);
});

it('a reason says that a word moved, not that it became itself', () => {
  const rows = ['| --- | --- | --- |', '| Basic | 3 | $10 |'].join('\n');
  const [passage] = reportChanges(
    `| Plan | Price | Seats |\n${rows}`,
    `| Plan | Seats | Price |\n${rows}`,
  ).passages;
  expect(passage?.reasons).toEqual(['The meaning may be different.', '“price” has moved.']);
});

it('a reason does not explain a word by the article that was in its place', () => {
  const [passage] = reportChanges(
    'The old tower opened to visitors.',
    'Will visitors see the old tower?',
    () => ({
      isChanged: true,
      changes: [{ before: 'the', after: 'will', probability: 0.9 }],
    }),
  ).passages;
  expect(passage?.reasons).toContain('The original does not say “will”.');
});

it('a reason names the new words of an added claim as they are written, and each fact once', () => {
  const original = 'The council meets today. The keeper reads a letter.';
  const claim = 'The harbor Café reopens in June with fireworks.';
  const added = reportChanges(original, `${original} ${claim}`).passages.find(({ kind }) => kind === 'added');
  expect(added?.reasons.at(-1)).toBe('The original does not mention “harbor”, “reopens”, “fireworks”.');
  expect(added?.reasons.join(' ').match(/June/g)).toHaveLength(1);
});

describe('other passages', () => {
  it('are reworded if their facts are the same', () => {
    expect(changesOf('reworded', ['walked down', 'went down'])).toEqual([
      {
        before: 'The old lighthouse keeper walked down to the harbor every morning before dawn.',
        after: 'The old lighthouse keeper went down to the harbor every morning before dawn.',
        reasons: [],
      },
    ]);
    expect(changesOf('reworded', ['old lighthouse', '*old* lighthouse'])).toMatchObject([
      { reasons: ['Only punctuation, capitals or formatting differ.'] },
    ]);
  });

  it('are lost, with their facts', () => {
    const sentence = 'The [data](https://example.com/a) is public.';
    expect(changesOf('lost', [sentence, ''])).toEqual([
      {
        before: sentence,
        after: '',
        reasons: ['The rewrite does not have this sentence.', 'The link https://example.com/a is missing.'],
      },
    ]);
    expect(changesOf('lost', ['| 2020 | 300 |\n', ''])).toMatchObject([
      { reasons: expect.arrayContaining(['The rewrite does not have this row of the table.']) },
    ]);
  });

  it('include rows of a table compared with rows, even if a sentence repeats the cells', () => {
    const table =
      '| Plan | Price |\n| --- | --- |\n| Free | $0 |\n| Pro | $15 |\n\nThe Pro plan costs $15 a month.\n';
    const { passages, notes } = reportChanges(table, table.replace('| $15 |', '| $19 |'));
    expect(passages.filter(({ kind }) => kind !== 'same')).toMatchObject([
      { kind: 'changed', reasons: ['The number $15 is now $19.'] },
    ]);
    expect(notes).toEqual([]);
  });

  it('are added at their place in the rewrite', () => {
    const rewrite = article.replace('price. ', 'price. Oslo later banned 40 foreign trawlers. ');
    const { passages } = reportChanges(article, rewrite);
    const at = passages.findIndex(({ kind }) => kind === 'added');
    expect(passages[at]).toMatchObject({
      original: { text: '' },
      rewrite: { text: 'Oslo later banned 40 foreign trawlers.' },
      reasons: expect.arrayContaining([
        'The original does not have this sentence.',
        'The original does not have the number 40.',
      ]),
    });
    expect(passages[at - 1]?.original.text).toBe('She did not like the price.');
  });

  it('are the same in a text that is compared with itself', () => {
    const folder = join(import.meta.dirname, '../../../../fixtures/rewrites');
    for (const text of [
      article,
      ...notEmpty(readdirSync(folder)).map((name) => readFileSync(join(folder, name), 'utf8')),
    ]) {
      const { passages, facts } = reportChanges(text, text);
      expect(new Set(passages.map(({ kind }) => kind))).toEqual(new Set(['same']));
      expect(facts.every(({ kept, all }) => kept === all)).toBe(true);
    }
  });
});

it('the words that the other side does not have are marked, in the text as written', () => {
  const { passages } = reportChanges(
    'The keeper **walked** down to the harbor. He can’t see the ships there.',
    'The keeper **ran** down to the harbor. He can see the ships there.',
  );
  const marked = passages.map(({ original, rewrite }) =>
    [original, rewrite].map(({ text, marks }) => marks.map(([start, end]) => text.slice(start, end))),
  );
  expect(marked).toEqual([
    [['walked'], ['ran']],
    [['can’t'], []],
  ]);
});

it('a changed number is marked whole, with its currency and its separators', () => {
  const { passages } = reportChanges(
    'Harwick bought its lighthouse for $125,000. A ticket costs $8.50 now.',
    'Harwick bought its lighthouse for $215,000. A ticket costs $9.50 now.',
  );
  const marked = passages.map(({ original, rewrite }) =>
    [original, rewrite].map(({ text, marks }) => marks.map(([start, end]) => text.slice(start, end))),
  );
  expect(marked).toEqual([
    [['$125,000'], ['$215,000']],
    [['$8.50'], ['$9.50']],
  ]);
});

describe('texts that cannot be compared', () => {
  it('are unrelated: facts are counted, passages are not listed', () => {
    const bread =
      'Bread needs flour, water and salt. Knead the dough for ten minutes and let it rest overnight in the fridge.';
    expect(reportChanges(article, bread)).toMatchObject({
      isComparable: false,
      passages: [],
      notes: [expect.stringContaining('versions of the same article')],
    });
  });

  it('are not a summary and its article', () => {
    const summary = 'In 2019, Ann Miller sold 125 million tons of kelp to Norway.';
    expect(reportChanges(article, summary).isComparable).toBe(true);
    expect(reportChanges(summary, article).isComparable).toBe(true);
  });
});

describe('other languages', () => {
  const german =
    'Im Jahr 2019 hat die Firma 125 Tonnen Tang nach Norwegen verkauft. Der Preis war nicht so hoch, wie die Leute es sich gewünscht haben.';

  it('says what is still checked, and judges no wording', () => {
    const report = reportChanges(german, german.replace('125', '215').replace('hoch', 'niedrig'), () => {
      throw new Error('a judge of English was asked');
    });
    expect(report.notes).toEqual([expect.stringContaining('seem to be in German. Numbers, dates')]);
    expect(report.passages[0]?.reasons).toContain('The number 125 is now 215.');
    expect(report.passages[1]?.kind).toBe('reworded');
  });

  it('says that a translation cannot be compared', () => {
    const english =
      'In 2019 the company sold 125 tons of kelp to Norway. The price was not as high as the people had wanted it to be.';
    expect(reportChanges(english, german).notes).toEqual([
      expect.stringContaining('in English and the rewrite in German'),
    ]);
  });
});

it('10,000 words of two different texts are compared well within the deadline', () => {
  const sentences = Array.from(
    { length: 700 },
    (_, i) =>
      `Keeper ${i} of the lighthouse walked ${i * 3} miles to harbor number ${i % 50} and did not rest.`,
  );
  const long = sentences.join(' ');
  const { passages } = reportChanges(long, sentences.map((s) => s.replace('walked', 'went')).join(' '));
  expect(passages.filter(({ kind }) => kind === 'reworded').length).toBeGreaterThan(600);
});

it('hostile markup is treated as text', () => {
  for (const payload of notEmpty(payloadLists[0]?.payloads ?? [])) {
    const report = reportChanges(article, `${article}\n\n${payload}\n`);
    expect(changeReport.safeParse(report).success).toBe(true);
  }
});

describe('an image', () => {
  const kindsOf = (before: string, after: string) => {
    const text = (image: string) =>
      `The keeper walked down to the harbor every morning.\n\n${image}\n\nHe was alone.`;
    return reportChanges(text(before), text(after)).passages.map(({ kind }) => kind);
  };

  it('is the same image when it gets alt text', () => {
    expect(kindsOf('![](x.png)', '![Norwegian boats](x.png)')).toEqual(['same', 'reworded', 'same']);
  });

  it('is another image at another address', () => {
    expect(kindsOf('![](x.png)', '![Norwegian boats](y.png)')).toContain('lost');
  });

  it('is the same image when the spaces of its address are encoded', () => {
    expect(kindsOf('![Boats](my boats.png)', '![Boats](my%20boats.png)')).toEqual(['same', 'same', 'same']);
  });
});

it('a heading added above a sentence with the same words is not judged', () => {
  const told =
    'The salaries of the keepers were raised by the inflation rate of that year, and nobody complained.';
  const text = (heading: string) => `The keepers counted their coins.\n\n${heading}${told}\n\nIt rained.`;
  const { passages } = reportChanges(text(''), text('## Salaries of the keepers\n\n'));
  expect(passages.map(({ kind }) => kind)).not.toContain('changed');
});
