import { describe, expect, it } from 'vitest';
import { result } from '#test/web-setup/results-fixture.ts';
import { articleFileName } from '#web/features/job/result/article-export/article-file.ts';

const named = (title: string): string =>
  articleFileName({ seo_titles: [], source: { ...result.source, title } }, '.html');

describe('the file of an exported article', () => {
  it.each([
    ['Crème brûlée: 3 ways', 'creme-brulee-3-ways.html'],
    ['../../etc/passwd', 'etc-passwd.html'],
    ['  ', 'optimized-article.html'],
    ['日本語', 'optimized-article.html'],
  ])('of "%s" is %s', (title, file) => expect(named(title)).toBe(file));

  it('has at most 60 characters before its ending, and ends with a whole word', () => {
    expect(named('how to make cold brew coffee at home without buying a single gadget')).toBe(
      'how-to-make-cold-brew-coffee-at-home-without-buying-a-single.html',
    );
  });

  it('is named after the title in use when the article has none', () => {
    const [first] = result.seo_titles;
    if (!first) throw new Error('the fixture has no title');
    const source = { ...result.source, title: null };
    const used = { seo_titles: [{ ...first, text: 'Rye bread' }], source };
    expect(articleFileName(used, '-wordpress.html')).toBe('rye-bread-wordpress.html');
  });
});
