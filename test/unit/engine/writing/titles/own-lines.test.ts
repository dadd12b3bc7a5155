import { describe, expect, it } from 'vitest';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { containsClause } from '#engine/writing/headlines/contains-clause.ts';
import { isSelfContained, readsAfterTopic } from '#engine/writing/headlines/self-contained.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

const titlesOf = (text: string, ...keywords: KeywordIdea[]): string[] =>
  writeTitles(articleFromText(text), keywords).map((title) => title.text);

describe('a heading after a topic', () => {
  it.each([
    ['Sourdough starter', 'how to store it', true],
    ['Errands', 'use it as a brake', false],
    ['CPC', 'reading them together', false],
    ['Fig trees', 'four mistakes, and how to repair them', true],
    ['Titles', 'put what matters first', true],
    ['Titles', 'write five', false],
    ['Search engine', 'which one', false],
    ['One keyword', 'when two phrases are left', false],
    ['Fig tree', 'when to water', true],
    ['Old articles', 'did it help?', false],
  ])('%s: %s reads by itself: %s', (topic, heading, wanted) => {
    expect(readsAfterTopic(topic, heading)).toBe(wanted);
  });
});

describe('a single line', () => {
  it.each([
    ['The pages that everyone forgets', true],
    ['A jar, and how to close it', true],
    ['An old one has all of that behind it', false],
    ['A list like that is raw material', false],
    ['How many, how long', false],
    ['The painting was inspired by this one here', false],
    ['For the bakers, that stuff is more opaque', false],
    ['Fourth pass: where does each belong?', false],
  ])('%s: %s', (line, wanted) => expect(isSelfContained(line)).toBe(wanted));
});

const sentence = 'Whoever reads it on a train needs little time, and nobody asks for more.';
const paragraphs = (...lines: string[]): string => lines.map((line) => `${line}\n\n${sentence}`).join('\n\n');
const lonely = `Every village well is older than its pump. ${sentence}\n\n${paragraphs('## The wells that everyone forgets', '## The bucket and its rope', '## Write five, keep one', '## When it rains')}`;

describe('an article without a telling keyword', () => {
  it('opens with its own first sentence or headings, not with a keyword that it mentions in passing', () => {
    const titles = titlesOf(lonely, keywordIdea('screen reader', 34));
    expect(titles).toContain('The Wells That Everyone Forgets');
    expect(titles.join('\n')).not.toMatch(/screen reader|write five|when it rains/i);
  });

  it('puts no keyword that it mentions once in front of a sentence about something else', () => {
    expect(
      titlesOf(`${lonely} The screen reader is loud.`, keywordIdea('screen reader', 80)).join('\n'),
    ).not.toMatch(/screen reader:/i);
  });
});

describe('titles', () => {
  it('never join a table’s cells to a sentence', () => {
    const text = `## Choosing\n\n${sentence}\n\n| Phrase | Fit |\n| --- | --- |\n| how to keep a starter alive | one section |\n| how to begin a starter | medium |\n\n## Closing\n\n${sentence}`;
    expect(titlesOf(text, keywordIdea('starter')).join('\n')).not.toMatch(/alive one section/i);
  });

  it('are not cut between a span of time and its reference point', () => {
    const text = `# The best article for search may be one you wrote three years ago\n\n${sentence}`;
    expect(titlesOf(text, keywordIdea('article')).join('\n')).not.toMatch(/(?:three|years)$/m);
  });

  it('ignore sections that are not about the topic', () => {
    const text = paragraphs(
      'A volume is a sum. Each volume lies.',
      '## Search volume',
      '## Competition',
      '## Costs',
    );
    expect(titlesOf(text, keywordIdea('volume')).join('\n')).not.toMatch(/volumes?: (?:competition|costs)/i);
  });
});

it.each([
  ['Music impact a buying decision', true],
  ['A guide to the mill', false],
  ['Baking the bread of a mill', false],
  ['Theme switcher in the mill', false],
])('%j hides a clause: %s', (name, hides) => {
  expect(containsClause(name)).toBe(hides);
});

it('another line is shown before the clause of a question', () => {
  const found = titlesOf(
    '# Can Music Impact a Buying Decision?\n\nMusic in a shop makes people buy. A film sells better with music from a good band, as the owner of the shop knows.',
  );
  expect(found[1]).not.toBe('Music Impact a Buying Decision');
});
