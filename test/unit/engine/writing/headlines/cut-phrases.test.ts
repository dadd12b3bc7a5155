import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isCutPhrase } from '#engine/writing/headlines/cut-phrases.ts';
import { toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

describe('cut phrases', () => {
  it.each([
    'Rid of the Old Mill',
    'Corner of Mill Street',
    'Number of Baking Tasks',
    'Of the Book About Rye',
    'Even as the Massive',
    'Since Suffering a Drought',
    'Spending in Elsmere',
    'Elsmere Gets a Baker Who',
    'Downloading the App Means',
    'Using Timers in order',
    'Looking Into What Ovens',
    'The Contradiction Between the Modern Baker',
    'Hey 👋',
  ])('are recognized: %s', (line) => {
    expect(isCutPhrase(line)).toBe(true);
  });

  it.each([
    'Getting Rid of the Old Mill',
    'The Difference Between a Baker and a Cook',
    'Differences Between the Two Mills',
    'Both Mills and Both Bakers',
    'Spending Less on Flour',
    'What Baking Means to Me',
    'Since 1990: A Mill in Elsmere',
    'High Rye',
  ])('are not whole lines: %s', (line) => {
    expect(isCutPhrase(line)).toBe(false);
  });
});

const body = [
  'I lost my way between the mill and the town, and the baker gave me bread and a map.',
  'The mill grinds rye twice a week, and its flour is darker than what the shops of Elsmere sell.',
  'When I came home I baked two loaves with it, and both were gone by the next morning.',
].join('\n\n');
const titlesOf = (headline: string): string =>
  writeTitles(articleFromText(`# ${headline}\n\n${body}`), [
    keywordIdea('mill', 90),
    keywordIdea('rye flour', 80),
  ])
    .map(({ text }) => text)
    .join('\n');

describe('variants of a headline', () => {
  it.each([
    ['The day I fell out of love with wheat', /day one/i],
    ['Why are lower rye prices more common?', /why lower are/i],
    ['A Baker Who Comes to Parties', /gets a baker/i],
    ['A 2020 review', /review of a 2020/i],
    ['A final note on the mill of Elsmere', /on final note/i],
  ])('are sentences that somebody would say: %s', (headline, wrong) => {
    expect(titlesOf(headline)).not.toMatch(wrong);
  });
});

describe('title case', () => {
  it('leaves the letters after an asterisk in lower case', () => {
    expect(toTitleCase('how I get d*mn good bread')).toBe('How I Get D*mn Good Bread');
  });
});
