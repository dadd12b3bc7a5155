import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { blocksOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { announcedHeading } from '#engine/writing/rewriting/sections/announced-headings.ts';
import { namesPart } from '#engine/writing/rewriting/sections/fits-part.ts';
import { readStretch } from '#engine/writing/rewriting/sections/stretch.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';
import { notEmpty } from '#test/not-empty.ts';

const rewritten = (text: string, title?: string): string => {
  const article = articleFromText(text);
  return rewriteArticle(title === undefined ? article : { ...article, title }, [
    keywordIdea('lighthouse', 80),
  ]).markdown;
};

const filler = (topic: string): string =>
  [
    `The ${topic} costs more than the village can pay in a year.`,
    `Nobody repairs the ${topic} before the winter storms come.`,
    `In spring the ${topic} is green and wet.`,
    `Children count the steps of the ${topic} after school.`,
    `A painter from the mainland drew the ${topic} twice.`,
    `The mayor wrote a long letter about the ${topic} to the ministry.`,
  ].join(' ');
const paragraphs = (topic: string): string => Array.from({ length: 3 }, () => filler(topic)).join('\n\n');
const opening = 'Every village well is older than its pump.';

describe('a main heading', () => {
  it('is the title that the author gave', () => {
    expect(rewritten(`${opening}\n\n${filler('stone pier')}`, 'The old lighthouse')).toMatch(
      /^# The old lighthouse\n\nEvery village well/,
    );
  });

  it('is not a title with names of its site', () => {
    const title = 'Harbor News | harbornews.com - The old lighthouse';
    expect(rewritten(`${opening}\n\n${filler('stone pier')}`, title)).not.toMatch(/^# /m);
  });

  it('is not written for a text without a title', () => {
    expect(rewritten(`${opening}\n\n${paragraphs('stone pier')}`)).not.toMatch(/^# /m);
  });

  it('is not the first subheading', () => {
    const text = `## A what now?\n\n${filler('stone pier')}\n\n## And then\n\n${filler('iron gate')}`;
    expect(rewritten(text)).toMatch(/^## A what now\?$/m);
    expect(rewritten(text)).not.toMatch(/^# /m);
  });
});

describe('an inserted subheading', () => {
  const long = `${paragraphs('wooden gallery')}\n\n${paragraphs('stone pier')}\n\n${paragraphs('iron gate')}`;

  it('names what most sentences of its stretch are about', () => {
    const found = [...rewritten(`# The lighthouse\n\n${long}`).matchAll(/^#{2,} (.*)$/gm)].map(
      (match) => match[1],
    );
    for (const heading of notEmpty(found)) expect(heading).toMatch(/stone pier|iron gate/i);
  });

  it('is one level below its section and never right below another heading', () => {
    const markdown = rewritten(`# The lighthouse\n\n${opening}\n\n## The yard\n\n${long}`);
    expect(markdown).toMatch(/^### /m);
    expect(markdown.match(/^## /gm)).toHaveLength(1);
    expect(markdown).not.toMatch(/^#.*\n+#/m);
  });

  it('takes its words from its section', () => {
    const known = new Set(long.toLowerCase().match(/\p{L}+/gu));
    for (const [heading] of notEmpty(rewritten(`# The lighthouse\n\n${long}`).matchAll(/^## .*$/gm)))
      expect((heading.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !known.has(word))).toEqual([]);
  });

  it('stays out of a numbered list, whose labels become its headings', () => {
    const entries = ['wooden gallery', 'stone pier', 'iron gate', 'oak door'].map(
      (topic, i) => `**${i + 1}. The ${topic}**\n\n${paragraphs(topic)}`,
    );
    const found = rewritten(`# The lighthouse\n\n${opening}\n\n${entries.join('\n\n')}`).match(/^##.*/gm);
    expect(found).toEqual([
      '## 1. The wooden gallery',
      '## 2. The stone pier',
      '## 3. The iron gate',
      '## 4. The oak door',
    ]);
  });

  it('is left out when few sentences are about its last word', () => {
    const stretch = `${filler('glass lamp')} The glass lamp oil is dear. The glass lamp oil is clear. Buy glass lamp oil.`;
    const named = (label: string, text: string): boolean => {
      const read = readStretch(blocksOf(text));
      return namesPart(read, label, { from: 0, to: read.blocks.length }) !== null;
    };
    expect(named('glass lamp oil', `${filler('glass lamp')} ${stretch}`)).toBe(false);
    expect(named('glass lamp', stretch)).toBe(true);
  });

  it('is left out when no phrase runs through the stretch', () => {
    const sentences = Array.from(
      { length: 90 },
      (_, i) => `The number ${i} of this tale is about the ${'abcdefghijklm'.charAt(i % 13)}${i}lot river.`,
    );
    const text = Array.from({ length: 9 }, (_, i) => sentences.slice(i * 10, i * 10 + 10).join(' '));
    expect(rewritten(`# The lighthouse\n\n${text.join('\n\n')}`)).not.toMatch(/^## (?!.*(?:tale|number))/m);
  });
});

describe('a heading that the text announces', () => {
  it.each([
    ['So how does the lamp turn in a storm?', 'How does the lamp turn in a storm?'],
    ["Now let's take a closer look at the old lamp room.", 'Old lamp room'],
    ['As for the price of oil, nobody knows.', 'Price of oil'],
    ['In conclusion, the lamp is worth its price.', 'Conclusion'],
  ])('%s', (sentence, heading) => {
    expect(announcedHeading(sentence)).toBe(heading);
  });

  it.each([
    'What does that mean?',
    'Ready?',
    "Let's look at it.",
    "Let's say you have a lamp.",
    'As for them, they left.',
    'The lamp turns in a storm.',
  ])('is not made of: %s', (sentence) => {
    expect(announcedHeading(sentence)).toBeNull();
  });

  it('takes the place of its question', () => {
    const asked = `Who pays for the lamp? ${filler('lamp')}`;
    const markdown = rewritten(
      `## The harbor\n\n${filler('stone pier')}\n\n${filler('stone pier')}\n\n${asked}\n\n${filler('lamp')}\n\n${filler('lamp')}`,
    );
    expect(markdown).toMatch(/^### Who pays for the lamp\?\n\nThe lamp costs/m);
    expect(markdown.match(/Who pays/g)).toHaveLength(1);
  });

  it('does not stand alone in a text without others', () => {
    const asked = `Who pays for the lamp? ${filler('lamp')}`;
    const text = `${filler('stone pier')}\n\n${filler('stone pier')}\n\n${asked}\n\n${filler('lamp')}\n\n${filler('lamp')}`;
    expect(rewritten(text)).not.toMatch(/^##/m);
  });
});
