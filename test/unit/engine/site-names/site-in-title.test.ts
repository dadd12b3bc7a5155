import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import {
  ownTitle,
  siteSuffix,
  stripSite,
  stripSiteFromHead,
  wholeTitle,
} from '#engine/site-names/site-in-title.ts';

const article = (title: string, siteName: string | null, text = 'Knead the dough and let it rest.') => ({
  ...articleFromText(text),
  title,
  siteName,
  url: 'https://www.breadweekly.com/rye',
});

describe("a site's name in a title", () => {
  it.each([
    ['How to bake rye bread | Bread Weekly', null, 'How to bake rye bread'],
    ['Bread Weekly » How to bake rye bread', 'Bread Weekly', 'How to bake rye bread'],
    ['How to bake rye bread', 'Bread Weekly', 'How to bake rye bread'],
  ])('is cut from the head: %s', (title, site, expected) => {
    expect(stripSiteFromHead(title, site)).toBe(expected);
  });

  it('is found behind the title that another element gives', () => {
    expect(siteSuffix('How to bake | Bread Weekly', 'How to bake')).toBe('Bread Weekly');
    expect(siteSuffix('How to bake', 'How to bake')).toBeNull();
  });

  it('stays when the text mentions the last part, because that is then a part of the topic', () => {
    const text = 'Rye sourdough needs time.';
    expect(ownTitle(article('Slow bread - rye sourdough', null, text))).toBe('Slow bread - rye sourdough');
    expect(ownTitle(article('Slow bread - Bread Weekly', null, text))).toBe('Slow bread');
  });

  it.each([
    ['How to bake rye bread - Bread Weekly', 'Bread Weekly', 'How to bake rye bread'],
    ['Bread Weekly | How to bake', 'Bread Weekly', 'How to bake'],
    ['Bake - slow and cold', null, 'Bake - slow and cold'],
  ])('is cut from a headline: %s', (title, site, expected) => {
    expect(stripSite(title, site)).toBe(expected);
  });

  it('gives way to the main heading where the title is nothing else', () => {
    const page = article('Bread Weekly', 'Bread Weekly', '# How to bake rye\n\nKnead the dough.');
    expect(wholeTitle(page)).toBe('How to bake rye');
  });
});
