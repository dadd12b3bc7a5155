import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { fallbackTitles } from '#engine/writing/titles/fallback-titles.ts';
import { isCutName } from '#engine/writing/titles/subject/names.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';

const filler = Array.from(
  { length: 14 },
  (_, i) => `The shelf number ${i + 1} over the oven is warm, and the neighbors of house ${i + 1} come by.`,
).join(' ');

const titlesOf = (text: string, topic: string, kind: string): string[] => {
  const article = { ...articleFromText(text), title: null };
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: topic, topic: 0.8, search: 0.8 }],
    kind,
  });
  return composeTitles(subject, false).map((title) => title.text);
};

const rye = 'Rye bread keeps for a week.';

describe('titles that a text must lead with', () => {
  it.each([
    [
      'best practices of something else',
      'We wrote down best practices for rye bread.',
      'opinion',
      /best practices/i,
    ],
    ['tips', 'There are tips on rye bread elsewhere.', 'tips', /tips$/i],
    ['benefits', 'The benefits of rye bread are known.', 'explainer', /benefits of rye bread$/i],
    ['a start', 'Get started with rye bread on another page.', 'how-to', /getting started/i],
    [
      'an old release',
      'Last year we announced rye bread.',
      'announcement',
      /^(?:announcing|introducing) rye/i,
    ],
    ['a story', 'I baked rye bread for the fair.', 'diary', /^how I baked/i],
  ])('%s, and not mention in passing', (_, said, kind, claimed) => {
    const early = titlesOf(`${said} ${rye} ${filler}`, 'rye bread', kind);
    expect(early.filter((title) => claimed.test(title))).not.toEqual([]);
    const late = titlesOf(`${rye} ${filler} ${said}`, 'rye bread', kind);
    expect(late.filter((title) => claimed.test(title)).join()).toBe('');
  });

  it('have no passing detail after the topic', () => {
    const passing = (before: string): string[] =>
      titlesOf(`${rye} ${before} We ate rye bread from Elsmere.`, 'rye bread', 'diary');
    expect(passing('')).toContain('Rye bread from Elsmere');
    expect(passing(filler)).not.toContain('Rye bread from Elsmere');
  });

  it('announce what is new, but neither its owner nor a part of its name', () => {
    const found = (line: string): string[] =>
      titlesOf(`${line} ${rye} ${filler}`, 'Ryelan', 'announcement').filter((title) =>
        /^(?:announcing|introducing) Ryelan$/i.test(title),
      );
    expect(found('We are launching Ryelan for all bakers. Ryelan has an oven.')).not.toEqual([]);
    expect(found('We are launching Ryelan status pages for all bakers. Ryelan has an oven.')).toEqual([]);
    expect(found('We announced that Ryelan takes part in the fair. Ryelan has an oven.').join()).toBe('');
    expect(found('We announce Ryelan’s second fair. Ryelan has an oven.')).toEqual([]);
  });

  it('act on the whole thing', () => {
    const doing = (line: string): string[] =>
      titlesOf(`${line} ${line} Ryelan is warm. ${filler}`, 'Ryelan', 'diary').filter((title) =>
        /^using Ryelan$/i.test(title),
      );
    expect(doing('We are using Ryelan in the kitchen.')).not.toEqual([]);
    expect(doing('We are using Ryelan status pages in the kitchen.')).toEqual([]);
  });

  it('announce no piece of a sentence', () => {
    const found = titlesOf(
      `We are announcing at the Elsmere Fair what comes next. ${rye} ${filler}`,
      'rye bread',
      'announcement',
    );
    expect(found.filter((title) => /^announcing at/i.test(title))).toEqual([]);
  });

  it('teach no action that a modal introduces', () => {
    const found = titlesOf(
      `We ask how to may bake rye bread for a week. ${rye} ${filler}`,
      'rye bread',
      'how-to',
    );
    expect(found.filter((title) => /^how to may/i.test(title))).toEqual([]);
  });

  it('ask what the topic is only if the text says so', () => {
    expect(
      titlesOf(`We like rye breads. Rye breads keep for a week. ${filler}`, 'rye breads', 'explainer'),
    ).not.toContain('What are rye breads?');
    expect(
      titlesOf(
        `We like rye breads. Rye breads are the loaves of the north. ${filler}`,
        'rye breads',
        'explainer',
      ),
    ).toContain('What are rye breads?');
  });

  it('do not call a text a guide unless it does so itself', () => {
    const words = `${rye} First, feed the starter. You can bake rye bread at home. ${filler.repeat(3)}`;
    expect(titlesOf(words, 'rye bread', 'how-to').filter((title) => /guide/i.test(title))).toEqual([]);
  });
});

describe('sections after the topic', () => {
  const withSections = (...headings: string[]): string[] =>
    titlesOf(
      [`${rye} Rye bread is dense.`, ...headings.map((heading) => `## ${heading}\n\n${filler}`)].join('\n\n'),
      'rye bread',
      'essay',
    );

  it('say something', () => {
    const found = withSections(
      'Screenshots',
      'Further considerations',
      'In conclusion',
      'Feeding the starter',
    );
    expect(found).toContain('Rye bread: feeding the starter');
    expect(found.filter((title) => /screenshots|further|conclusion/i.test(title))).toEqual([]);
  });

  it('are more than one word', () => {
    const found = withSections('Gluten', 'The crumb', 'Feeding the starter');
    expect(found.filter((title) => /^Rye bread: (?:gluten|the crumb)$/i.test(title))).toEqual([]);
  });

  it('are not a title by themselves if they are one of several', () => {
    const found = withSections('Problem 1: rye bread is too dense', 'Problem 2: rye bread is too dry');
    expect(found.filter((title) => /^problem \d/i.test(title))).toEqual([]);
  });

  it('follow a complete name', () => {
    const text =
      'Open rye ovens are rare. We build open rye ovens. Open rye ovens need bricks. An open rye ovens club met.';
    expect(isCutName(text, 'rye ovens')).toBe(true);
    expect(isCutName(text, 'open rye ovens')).toBe(false);
    expect(isCutName('Rye ovens are rare. We build rye ovens, and rye ovens need bricks.', 'rye ovens')).toBe(
      false,
    );
    const cut = titlesOf(
      `${text}\n\n## Feeding the fire\n\n${filler}\n\n## Cleaning the chimney\n\n${filler}`,
      'rye ovens',
      'essay',
    );
    expect(cut.filter((title) => /^rye ovens: /i.test(title))).toEqual([]);
  });

  it('leave names that are parts of longer ones to texts without other names', () => {
    const text = `Open rye ovens are rare. We build open rye ovens. Open rye ovens need bricks. Brick chimneys help. ${filler}`;
    const article = { ...articleFromText(text), title: null };
    const subject = readSubject(readPassages(article, []), {
      ranked: [
        { phrase: 'rye ovens', topic: 0.8, search: 0.8 },
        { phrase: 'brick chimneys', topic: 0.7, search: 0.8 },
      ],
      kind: 'essay',
    });
    const found = composeTitles(subject, false).map((title) => title.text);
    expect(found).toContain('Brick chimneys');
    expect(found).not.toContain('Rye ovens');
  });
});

describe('the last titles of an essay without a headline', () => {
  it('are thoughts on its topic before a sentence from it', () => {
    const text = `We like rye breads. Rye breads keep for many weeks in cold kitchens. ${filler}`;
    const article = { ...articleFromText(text), title: null };
    const subject = readSubject(readPassages(article, []), {
      ranked: [{ phrase: 'rye breads', topic: 0.8, search: 0.8 }],
      kind: 'essay',
    });
    const frames = fallbackTitles(subject, false).map(({ frame }) => frame);
    expect(frames).toContain('statement');
    expect(frames.indexOf('thoughts')).toBeGreaterThan(-1);
    expect(frames.indexOf('thoughts')).toBeLessThan(frames.indexOf('statement'));
  });
});
