import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { readTitleSubject } from '#engine/writing/titles/compose/read-title-subject.ts';
import { varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const guide = [
  'You can build a Flask microservice with OpenFaaS in a few minutes.',
  'First, you install the OpenFaaS command line. Then you pull the Flask template.',
  'You write your handler, and you deploy the Flask microservice to your cluster.',
  'If you need a package, you add it to your requirements file.',
].join(' ');

const variantsOf = (title: string, body = guide): string[] => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  return varyTitles(readTitleSubject(article, findKeywordIdeas(article)), true).map(({ text }) => text);
};

describe('variants of the author’s headline', () => {
  it.each([
    ['Build a Flask Microservice with OpenFaaS', 'How to Build a Flask Microservice with OpenFaaS'],
    ['Build a Flask Microservice with OpenFaaS', 'Using OpenFaaS to Build a Flask Microservice'],
    ['Building a Flask Microservice with OpenFaaS', 'A Guide to Building a Flask Microservice with OpenFaaS'],
    ['Use OpenFaaS to Build a Flask Microservice', 'How to Build a Flask Microservice with OpenFaaS'],
    ['How to Run a Flask Microservice at Home', 'Running a Flask Microservice at Home'],
    ['5 Ways to Deploy a Flask Microservice', 'How to Deploy a Flask Microservice: 5 Ways'],
    ['Running Flask Services: 7 Tips', '7 Tips for Running Flask Services'],
    ['Flask vs. Django', 'Comparing Flask and Django'],
    ['A Guide to Flask Microservices', 'Flask Microservices: A Guide'],
    ['Flask Microservice Rollout: Lessons Learned', 'Lessons Learned from Flask Microservice Rollout'],
  ])('keep its meaning in another frame: %s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });

  it('promise no steps, reasons or deeds that the text does not have', () => {
    const found = variantsOf(
      'Migrating from Flask to OpenFaaS',
      'Flask is a framework. OpenFaaS runs functions.',
    );
    expect(found.join('\n')).not.toMatch(/step-by-step|^why|^how (?:I|we)|learned/im);
  });

  it('tell how the author did it only in the words of the author', () => {
    const story = Array(6).fill(
      'We migrated our shop from Flask to OpenFaaS last year, and our team is happy.',
    );
    expect(variantsOf('Migrating from Flask to OpenFaaS', story.join(' '))).toContain(
      'How We Migrated from Flask to OpenFaaS',
    );
  });

  it('are absent without a headline, and never repeat it', () => {
    const article = { ...articleFromText(guide), title: null };
    expect(varyTitles(readTitleSubject(article, findKeywordIdeas(article)), true)).toEqual([]);
    for (const title of ['Flask Microservices', 'Flask: Fast', 'How to Use Flask'])
      expect(variantsOf(title).map((text) => text.toLowerCase())).not.toContain(title.toLowerCase());
  });

  it('stand behind the headline of a guide', () => {
    const article = articleFromText(`# Build a Flask Microservice with OpenFaaS\n\n${guide}`);
    const [first, ...others] = writeTitles(article, findKeywordIdeas(article)).map(({ text }) => text);
    expect(first).toBe('Build a Flask Microservice with OpenFaaS');
    for (const title of others) expect(title).toMatch(/Flask Microservice/);
  });
});
