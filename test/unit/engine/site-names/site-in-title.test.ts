import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import {
  fullTitle,
  isOwnSite,
  ownTitle,
  siteSuffix,
  stripSiteFromHead,
  withoutSite,
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
    // A page without a title of its own is called by its site.
    ['Home - Bread Weekly', 'Bread Weekly', 'Bread Weekly'],
    ['About us | Bread Weekly', 'Bread Weekly', 'About us | Bread Weekly'],
  ])('is cut from the head: %s', (title, site, expected) => {
    expect(stripSiteFromHead(title, site)).toBe(expected);
  });

  it('is found after the title that another element provides', () => {
    expect(siteSuffix('How to bake | Bread Weekly', 'How to bake')).toBe('Bread Weekly');
    expect(siteSuffix('How to bake', 'How to bake')).toBeNull();
  });

  it('is the title of a page that has no other, and stays where it says whose page it is', () => {
    expect(withoutSite(article('Home - Bread Weekly', 'Bread Weekly'))).toBe('Bread Weekly');
    expect(withoutSite(article('About us – Bread Weekly', 'Bread Weekly'))).toBe('About us – Bread Weekly');
  });

  it('stays if the text mentions the last part, because it is then part of the topic', () => {
    const text = 'Rye sourdough needs time.';
    expect(ownTitle(article('Slow bread - rye sourdough', null, text))).toBe('Slow bread - rye sourdough');
    expect(ownTitle(article('Slow bread - Bread Weekly', null, text))).toBe('Slow bread');
  });

  it.each([
    ['How to bake rye bread - Bread Weekly', 'Bread Weekly', 'How to bake rye bread'],
    ['Bread Weekly | How to bake', 'Bread Weekly', 'How to bake'],
    ['Bake - slow and cold', null, 'Bake - slow and cold'],
  ])('is cut from a headline: %s', (title, site, expected) => {
    expect(withoutSite(article(title, site))).toBe(expected);
  });

  it('is guessed in a text without an address only if the text contains none of its words', () => {
    const pasted = (title: string) => ({
      ...article(title, null, 'This experiment copies the idea of blogchains.'),
      url: null,
    });
    expect(withoutSite(pasted('New blogging one - Building Blogchains'))).toBe(
      'New blogging one - Building Blogchains',
    );
    expect(withoutSite(pasted('New blogging one - Bread Weekly'))).toBe('New blogging one');
  });

  it('gives way to the main heading if the title is nothing else', () => {
    const page = article('Bread Weekly', 'Bread Weekly', '# How to bake rye\n\nKnead the dough.');
    expect(fullTitle(page)).toBe('How to bake rye');
  });
});

describe('the name of the site', () => {
  const page = (title: string, site: string | null, url: string | null): Article => ({
    ...article(title, site, 'Freelancers need accounting software.'),
    url,
  });

  it.each([
    ['moxie', 'Moxie', null],
    ['moxie', null, 'https://www.withmoxie.com/blog/a'],
    ['bread weekly', null, 'https://breadweekly.com/a'],
  ])('is not a topic of its page: %s', (phrase, site, url) => {
    expect(isOwnSite(page('What accounting software do freelancers use?', site, url), phrase)).toBe(true);
  });

  it('is a topic if the title contains it, and another name always may be one', () => {
    expect(isOwnSite(page('What Moxie costs', 'Moxie', 'https://withmoxie.com/a'), 'moxie')).toBe(false);
    expect(isOwnSite(page('What software costs', 'Moxie', 'https://withmoxie.com/a'), 'xero')).toBe(false);
    expect(isOwnSite(page('What software costs', null, 'not an address'), 'moxie')).toBe(false);
  });
});
