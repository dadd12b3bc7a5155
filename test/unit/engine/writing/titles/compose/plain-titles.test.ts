import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { notEmpty } from '#test/not-empty.ts';

const filler =
  'The shelf over the oven is warm for most of the year. The neighbors come by on Sundays, and the cat sleeps.';

/** The titles of a text without a headline. */
const titlesOf = (text: string, topic: string, kind: string): string[] => {
  const article = { ...articleFromText(`${text}\n\n${filler}`), title: null };
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: topic, topic: 0.8, search: 0.8 }],
    kind,
  });
  return composeTitles(subject, false).map((title) => title.text);
};

describe('titles for a text’s plain kind', () => {
  it.each([
    [
      'what its author did with the topic',
      ['My father and I cycled around the whole Lake Elsmere in May.', 'lake elsmere', 'diary'],
      'Cycling around Lake Elsmere',
    ],
    [
      'a verb that no dictionary has',
      ['We show two ways of daemonizing Go programs by hand.', 'go programs', 'how-to'],
      'How to daemonize Go programs',
    ],
    [
      'two things that it tells apart',
      [
        'People are confused about privacy and anonymity. The difference is small: privacy and anonymity are distinct.',
        'privacy and anonymity',
        'explainer',
      ],
      'The difference between privacy and anonymity',
    ],
    [
      'a work with who wrote it',
      [
        'This week I read Small Jars by the late Ada Rye. Small Jars has a chapter on lids.',
        'small jars',
        'review',
      ],
      'Small Jars by Ada Rye',
    ],
    [
      'the article that the text puts before its topic',
      [
        'I admire the kind baker. Everybody knows the kind baker, and the kind baker knows all.',
        'kind baker',
        'essay',
      ],
      'The kind baker',
    ],
    [
      'a trip, by the place that it names most',
      [
        'We flew to Elsmere on a cheap flight. Our hotel in Elsmere was near the beach. The trip from Elsmere to the museum took a bus and a train.',
        'green hotel',
        'travel',
      ],
      'A trip to Elsmere',
    ],
    [
      'why its topic matters, if three sentences argue so',
      [
        'Clean jars are important for every baker. Clean jars are essential. Nobody talks about clean jars, but clean jars matter.',
        'clean jars',
        'opinion',
      ],
      'Why clean jars matter',
    ],
  ])('name %s', (_, [text, topic, kind], wanted) => {
    expect(titlesOf(text ?? '', topic ?? '', kind ?? '')).toContain(wanted);
  });

  it.each([
    [
      'a review, in a text that speaks of none',
      [
        'I loved the game Tales of Elsmere. The game Tales of Elsmere is fun, the best game, worth its price. Overall, the games are great and I enjoyed them.',
        'tales of elsmere',
        'review',
      ],
      /review/i,
    ],
    [
      'an action that the text denies',
      [
        'We will never drive around Lake Elsmere. Nobody can drive around Lake Elsmere.',
        'lake elsmere',
        'diary',
      ],
      /driving|how/i,
    ],
    [
      'a review of a person',
      ['Ada Rye bakes. She likes rye. Ada Rye says her jars are full. Three stars.', 'ada rye', 'review'],
      /review/i,
    ],
    [
      'one thing without its article',
      ['I like a good jar lid. A jar lid is round.', 'jar lid', 'essay'],
      /Thoughts on jar lid/i,
    ],
    [
      'thoughts on a word of any text',
      ['I like my computers. The computers of my youth were slow. Computers wait.', 'computers', 'essay'],
      /Thoughts on computers/i,
    ],
    [
      'a sentence after the first',
      ['My small jars broke when I moved here. Small jars keep rye fresh for weeks.', 'small jars', 'essay'],
      /keep rye/i,
    ],
    [
      'a call to act',
      ['## Test your small jars today!\n\nSmall jars break.', 'small jars', 'tips'],
      /today|!/i,
    ],
    [
      'an action of somebody else',
      [
        'The town has reliably produced small jars. The mill was known for small jars.',
        'small jars',
        'diary',
      ],
      /producing/i,
    ],
    ['a note in markup', ['## Filling small jars [lid]_\n\nSmall jars break.', 'small jars', 'tips'], /\]_/],
  ])('are never %s', (_, [text, topic, kind], broken) => {
    expect(titlesOf(text ?? '', topic ?? '', kind ?? '').join('\n')).not.toMatch(broken);
  });
});

describe('titles in addition to the author’s headline', () => {
  it('never put the headline’s own words into a frame of their kind', () => {
    const article = articleFromText(
      `# Don't wash small jars by hand\n\nI loved washing small jars. Washing small jars is no fun. ${filler}`,
    );
    for (const kind of ['review', 'opinion']) {
      const ranked = [{ phrase: 'wash small jars', topic: 0.8, search: 0.8 }];
      const found = composeTitles(readSubject(readPassages(article, []), { ranked, kind }), false);
      expect(found.map(({ text }) => text).join('\n')).not.toMatch(/review|thoughts on wash/i);
    }
  });
});

describe('titles of a text without a headline', () => {
  const body = `${filler} Small jars keep rye flour fresh. I bought small jars in the town, and small jars break.`;

  it('use no date line and no first section as the headline', () => {
    const parts = ['The road', 'The mill', 'The way back'].map((part) => `# ${part}\n\n${body}`);
    for (const text of [`*January 2013*\n\n${body}`, `${body}\n\n${parts.join('\n\n')}`])
      expect(
        writeTitles(articleFromText(text), [])
          .map(({ why }) => why)
          .join('\n'),
      ).not.toMatch(/own headline/);
  });

  it('use one style of capitals, whatever the headings use', () => {
    const text = `${body}\n\n## Small jars for rye flour\n\n${body}\n\n## Washing small jars in the town\n\n${body}`;
    for (const { text: title } of notEmpty(writeTitles(articleFromText(text), [])))
      expect(title.split(' ').filter((word) => word.length > 4 && /^\p{Ll}/u.test(word))).toEqual([]);
  });
});
