import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readSummaryFacts } from '#engine/writing/advice/summary-facts.ts';

const coldBrew = readFileSync(
  join(import.meta.dirname, '../../../../fixtures/articles/cold-brew-at-home.txt'),
  'utf8',
);

const bed = `A raised garden bed warms up early, drains well and saves my back.

## Boards for a raised garden bed

Cedar boards last for years. Four boards and a box of screws are all that a raised garden bed needs.

## Soil

Fill the raised garden bed with two parts of topsoil and one part of compost.`;

const factsOf = (text: string, lead: string) => readSummaryFacts(articleFromText(text), lead);

describe('places of the lead keyword', () => {
  it('finds its words in title, opening and a heading, in any order and form', () => {
    const text = `# The Bed of a Garden, Raised\n\n${bed}`;
    expect(factsOf(text, 'raised garden beds').places).toEqual({
      title: true,
      opening: true,
      headings: true,
    });
    expect(factsOf(text, 'cedar planters').places).toEqual({ title: false, opening: false, headings: false });
  });

  it('counts no title and no heading that the text does not have', () => {
    const text =
      'A raised garden bed warms up early. I built it last spring with my neighbor, who lent me her truck.';
    expect(factsOf(text, 'raised garden bed').places).toEqual({ title: null, opening: true, headings: null });
  });
});

describe('the author’s spelling', () => {
  it.each([
    ['names inside sentences', 'We moved to Hong Kong. Life in Hong Kong is fast.', 'hong kong', 'Hong Kong'],
    [
      'a plain keyword at the start of a sentence',
      'Rye bread is dense. We like rye bread.',
      'rye bread',
      'rye bread',
    ],
    [
      'a heading’s capitals',
      '# Feeding Rye Starters\n\nFlour and water.',
      'feeding rye starters',
      'feeding rye starters',
    ],
    [
      'capitals inside a word of the title',
      '# DIY Chevron Dress\n\nI sewed it.',
      'diy chevron dress',
      'DIY chevron dress',
    ],
    [
      'a name within a keyword of the title',
      '# Why We Chose Flutter\n\nWe use Flutter now.',
      'chose flutter',
      'chose Flutter',
    ],
    ['a title in capitals', '# ALL ABOUT RYE\n\nFlour and water.', 'all about rye', 'all about rye'],
  ])('follows %s', (_, text, lead, spelling) => {
    expect(factsOf(text, lead).spelling).toBe(spelling);
  });
});

describe('a sure lead keyword', () => {
  it('is what title and text say', () => {
    expect(factsOf(coldBrew, 'cold brew').isSure).toBe(true);
    expect(factsOf(`# Raised Garden Bed\n\n${bed}`, 'raised garden bed').isSure).toBe(true);
  });

  it('is no part of the text, and no phrase that only the title has', () => {
    const text = `# How a Weekend Saved My Back: Raised Garden Bed\n\n${bed}`;
    expect(factsOf(text, 'cedar boards').isSure).toBe(false);
    expect(factsOf(text, 'weekend saved my back').isSure).toBe(false);
  });

  it('is no single word that is wider than the title', () => {
    const text = `# My Raised Bed of Cedar\n\n${bed}`;
    expect(factsOf(text, 'bed').isSure).toBe(false);
  });

  it('has words of the title, however often the text says it', () => {
    expect(factsOf(`# What My Neighbor Taught Me\n\n${bed}`, 'raised garden bed').isSure).toBe(false);
  });

  it('is the whole of a title of one word', () => {
    expect(factsOf('# Khachapuri\n\nKnead the dough. Fill the dough with cheese.', 'khachapuri').isSure).toBe(
      true,
    );
  });

  it('is what a text without a title says again and again', () => {
    expect(factsOf(bed, 'raised garden bed').isSure).toBe(true);
    expect(factsOf(bed, 'topsoil').isSure).toBe(false);
  });
});

describe('the title', () => {
  const titleOf = (text: string) => factsOf(text, 'raised garden bed').title;

  it('is telling if the text says its words', () => {
    expect(titleOf(`# A Bed for My Garden\n\n${bed}`)).toMatchObject({ isTelling: true, isLong: false });
    expect(titleOf(`# What’s It All About, Then?\n\n${bed}`)?.isTelling).toBe(false);
    expect(titleOf(`# Weeknotes #7\n\n${bed}`)?.isTelling).toBe(false);
  });

  it('is long if a result page cuts it', () => {
    const long =
      'How I Built a Raised Garden Bed behind the Garage in One Weekend with Nothing but Cedar Boards';
    expect(titleOf(`# ${long}\n\n${bed}`)?.isLong).toBe(true);
  });

  it.each([
    ['a quotation', '“Gardens grow slowly” - my grandmother'],
    ['a label', 'tags: garden, cedar'],
    ['an aside', '(Part two of my garden diary)'],
  ])('is no first line that is %s', (_, line) => {
    expect(titleOf(`${line}\n\n${bed}`)).toBeNull();
  });
});
