import { afterEach, describe, expect, test, vi } from 'vitest';
import { headOf } from '#web/app/head.tsx';
import { faqData } from '#web/lib/page/structured-data.ts';
import { parseDocument } from '../../../../web/build/markdown-plugin.ts';
import { siteSettings } from '../../../../web/build/settings.ts';

const origin = 'https://site.example';
const page = { title: 'A "title" & <more>', description: 'What it says.' };

const graphOf = (head: string): { '@type': string; [key: string]: unknown }[] => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  return JSON.parse(json ?? 'null')['@graph'];
};

afterEach(() => vi.unstubAllEnvs());

describe('the head of a prerendered page', () => {
  test('has title, description, canonical address and Open Graph, escaped', () => {
    const head = headOf(page, '/pricing', { origin });
    expect(head).toContain('<title>A &quot;title&quot; &amp; &lt;more&gt; | Sweetspot</title>');
    expect(head).toContain('<meta name="description" content="What it says."/>');
    expect(head).toContain('<link rel="canonical" href="https://site.example/pricing"/>');
    expect(head).toContain('<meta property="og:url" content="https://site.example/pricing"/>');
  });

  test('[A-009] describes organization, website, app and the questions of the page', () => {
    const questions = faqData([{ title: 'Why?', text: 'Because </script> is text.' }]);
    const graph = graphOf(headOf({ ...page, structuredData: [questions] }, '/', { origin }));
    expect(graph.map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'SoftwareApplication',
      'FAQPage',
    ]);
  });

  test('[A-010] claims a rating only if the operator sets one', () => {
    const app = (rating?: { value: number; count: number }) =>
      graphOf(headOf(page, '/', { origin, ...(rating && { rating }) }))[2];
    expect(app()).not.toHaveProperty('aggregateRating');
    expect(app({ value: 4.8, count: 127 })).toMatchObject({
      aggregateRating: { ratingValue: 4.8, ratingCount: 127 },
    });
  });

  test('marks a page that search engines should not list', () => {
    const head = headOf({ ...page, noIndex: true }, '/nowhere', { origin });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('canonical');
  });
});

describe('the settings of a build', () => {
  test('are read from the environment', () => {
    const settings = siteSettings({ SITE_ORIGIN: 'https://site.example/x', SITE_RATING: '4.8/127' });
    expect(settings).toEqual({ origin, rating: { value: 4.8, count: 127 } });
    expect(siteSettings({})).toEqual({ origin: 'http://localhost:3000' });
  });

  test.each(['4.8', '6/10', '4.8/0', '4.8/x'])(
    'refuse the rating %s and say what it must look like',
    (rating) => {
      expect(() => siteSettings({ SITE_RATING: rating })).toThrow('value/count');
    },
  );
});

describe('a Markdown document', () => {
  test('provides its fields and its HTML', () => {
    const source = '---\n\ntitle: One: two\nsummary: S\n---\n\n# Head\n';
    expect(parseDocument(source, 'a.md')).toEqual({
      attributes: { title: 'One: two', summary: 'S' },
      html: '<h1>Head</h1>\n',
    });
  });

  test.each([
    ['without fields', '# Head'],
    ['with a line that is no field', '---\ntitle\n---\ntext'],
  ])('refuses %s and names it', (_name, source) => {
    expect(() => parseDocument(source, 'a.md')).toThrow('a.md');
  });
});
