import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { minProbabilityOf } from '#engine/keywords/candidates/graded-shares.ts';
import { isDistinct } from '#engine/keywords/candidates/searchable.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { judgeCandidates } from '#engine/keywords/searches/judge-candidates.ts';
import { containsLeftover } from '#engine/keywords/text/free-words.ts';

const candidatesOf = (text: string): string[] =>
  judgeCandidates(indexArticle(articleFromText(text))).map((one) => one.text);

describe('a keyword', () => {
  it.each([
    ['contraction', "apple watch would've"],
    ['attribute of a page', 'script async src'],
    ['label of a link', 'datacite readmore'],
    ['path', 'pictureframe/img'],
    ['somebody who is to do something', 'councils to update land data'],
  ])('cannot be: %s', (_, text) => {
    expect(isDistinct(text)).toBe(false);
  });

  it.each(['things to do in piha', 'how to update land data', 'tcp/ip', 'learning to code at home'])(
    'can be "%s"',
    (text) => {
      expect(isDistinct(text)).toBe(true);
    },
  );
});

it('a word that only occurs in addresses, files or code is a leftover', () => {
  const article = articleFromText('The gov.uk design system is new. See `hive_img` of the #BeeCount page.');
  expect(containsLeftover(article, 'uk design system')).toBe(true);
  expect(containsLeftover(article, 'img page')).toBe(true);
  expect(containsLeftover(article, 'beecount page')).toBe(false);
  expect(containsLeftover(article, 'design system review')).toBe(false);
});

it('a name is a person if the text thanks or quotes it', () => {
  expect(isPerson('thanks to zack for the hive. zack said no.', 'zack')).toBe(true);
  expect(isPerson('react is a library. use react for a page.', 'react')).toBe(false);
});

const passing = [
  '# The bee club needs a race',
  'The bee club holds a race. Thanks to Zack, his wife and the mayor, the bee club has a track. The bee club grew in May.',
  'The bee club met at night. Honey is sold by the bee club. A member asked how to kill old wasps.',
  'Mead is a drink. The bee club drinks mead.',
].join('\n\n');

it('a person and an action that a text only mentions are not keywords', () => {
  const found = candidatesOf(passing);
  expect(found).toContain('bee club');
  expect(found.filter((text) => text.includes('zack') && text.includes(' '))).toEqual([]);
  expect(found).not.toContain('how to kill old wasps');
});

it('nobody asks about a thing that a text defines in passing', () => {
  expect(candidatesOf(passing)).not.toContain('what is mead');
});

it('a review of something else does not review the topic', () => {
  const text = (title: string): string =>
    `# ${title}\n\nBeehaven grew in May. Beehaven has a new policy. We tested Beehaven and used Beehaven daily.`;
  expect(candidatesOf(text('Beehaven and its new peer review policy'))).not.toContain('beehaven review');
});

it('a source that the judge has not learned gets the share of its grades', () => {
  expect(minProbabilityOf('asked title aim', {})).toBeGreaterThan(0.3);
  expect(minProbabilityOf('asked title aim', { 'asked title aim': 0.1 })).toBe(0);
  expect(minProbabilityOf('joined', {})).toBe(0);
});
