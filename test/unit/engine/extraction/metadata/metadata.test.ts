import { describe, expect, test } from 'vitest';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { isoDateOf } from '#engine/extraction/metadata/published-date.ts';

const body = `<p>${'The lake froze over on Monday, for the first time in years. '.repeat(12)}</p>`;
const page = (head: string, before = ''): string =>
  `<html><head>${head}</head><body>${before}${body}</body></html>`;
const ld = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('title', () => {
  test.each([
    ['<title>The lake froze over | Daily Frost</title>', '', 'The lake froze over'],
    [
      '<title>Daily Frost: The lake froze over</title><meta property="og:site_name" content="Daily Frost">',
      '',
      'Daily Frost: The lake froze over',
    ],
    [
      '<title>The lake froze over - and thawed again - Daily Frost</title>',
      '',
      'The lake froze over - and thawed again',
    ],
    ['<title>x</title><meta property="og:title" content="The lake froze over">', '', 'The lake froze over'],
    [
      '<title>The lake froze over | News | Daily Frost</title>',
      '<h1>The lake froze over</h1>',
      'The lake froze over',
    ],
    ['<title>The lake froze over | Daily Frost</title>', '<h1>Daily Frost</h1>', 'The lake froze over'],
    ['', '<h1>The <em>lake</em> froze</h1>', 'The lake froze'],
    [ld({ '@type': 'NewsArticle', headline: 'The lake froze over' }), '', 'The lake froze over'],
    ['', '', null],
  ])('%s %s', (head, before, title) => {
    expect(extractArticle(page(head, before)).title).toBe(title);
  });
});

describe('schema.org data', () => {
  const article = {
    '@type': ['Article', 'NewsArticle'],
    headline: 'H',
    author: [{ name: 'Ada Frost' }, { name: 'Ben Ice' }],
    datePublished: '2024-01-05T10:00:00+01:00',
    publisher: { '@type': 'Organization', name: 'Daily Frost' },
    inLanguage: 'en-US',
    description: 'Cold.',
  };

  test.each([
    ['alone', ld(article)],
    ['in a list', ld([{ '@type': 'BreadcrumbList' }, article])],
    ['in a graph', ld({ '@graph': [{ '@type': 'WebSite', name: 'x' }, article] })],
    [
      'with raw line breaks in strings',
      `<script type="application/ld+json">${JSON.stringify(article).replace('Cold.', 'Cold.\n')}</script>`,
    ],
    ['after data that cannot be read', `<script type="application/ld+json">{oops</script>${ld(article)}`],
  ])('%s', (_, head) => {
    expect(extractArticle(page(head))).toMatchObject({
      byline: 'Ada Frost, Ben Ice',
      published: '2024-01-05T10:00:00+01:00',
      siteName: 'Daily Frost',
      description: 'Cold.',
      language: 'en',
    });
  });
});

test.each([
  ['by reference', { '@id': '#ada' }, 'Ada Frost'],
  [
    'references and names in a list',
    [{ '@id': '#ada' }, { '@type': 'Person', name: 'Ben Ice' }],
    'Ada Frost, Ben Ice',
  ],
  ['in parts', { '@type': 'Person', givenName: 'Cy', familyName: 'Snow' }, 'Cy Snow'],
  ['as a string', 'Ada Frost', 'Ada Frost'],
  ['as an unknown reference', { '@id': '#nobody' }, null],
])('JSON-LD provides an author %s', (_, author, byline) => {
  const graph = [
    { '@type': 'Article', headline: 'x', author },
    { '@type': 'Person', '@id': '#ada', name: 'Ada Frost' },
  ];
  const head = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
  expect(extractArticle(page(head)).byline).toBe(byline);
});

test('meta elements, in any case and spelling', () => {
  const head =
    '<meta NAME="Description" content=" Cold  days. "><meta name="author" content="By Ada Frost">' +
    '<meta property="article:published_time" content="2024-01-05"><meta property="og:site_name dc:publisher" content="Daily Frost">';
  expect(extractArticle(page(head))).toMatchObject({
    description: 'Cold days.',
    byline: 'Ada Frost',
    published: '2024-01-05',
    siteName: 'Daily Frost',
  });
});

test('marks inside the text are read', () => {
  const before =
    '<div class="byline">By Ada Frost | Published <time datetime="2024-01-05T08:00Z">5 January</time></div>';
  expect(extractArticle(page('', before))).toMatchObject({
    byline: 'Ada Frost',
    published: '2024-01-05T08:00:00Z',
  });
});

test.each([
  ['<html lang="de-AT">', 'de'],
  ['<html lang="ENG">', 'en'],
  ['<html><meta property="og:locale" content="fr_FR">', 'fr'],
  ['<html><meta http-equiv="content-language" content="nl, en">', 'nl'],
  ['<html>', null],
])('language that %s declares for a text that is too short to detect it', (start, language) => {
  expect(extractArticle(`${start}<body><p>Graz, 2024</p></body></html>`).language).toBe(language);
});

test.each(['<html>', '<html lang="de-AT">', '<html><meta property="og:locale" content="fr_FR">'])(
  'language of an English text under %s',
  (start) => {
    expect(extractArticle(`${start}${body}`).language).toBe('en');
  },
);

test.each([
  ['2024-01-05', '2024-01-05'],
  ['2024-1-5', '2024-01-05'],
  ['2024-01-05 10:20', '2024-01-05T10:20:00'],
  ['2024-01-05T10:20:30.123Z', '2024-01-05T10:20:30Z'],
  ['2024-01-05T10:20:30+0100', '2024-01-05T10:20:30+01:00'],
  ['20240105', '2024-01-05'],
  ['Fri, 05 Jan 2024 10:20:30 GMT', '2024-01-05T10:20:30Z'],
  ['January 5th, 2024', '2024-01-05'],
  ['5 Jan. 2024', '2024-01-05'],
  ['2024-02-30', null],
  ['2024-13-01', null],
  ['yesterday', null],
  ['', null],
])('date %s is %s', (given, iso) => {
  expect(isoDateOf(given)).toBe(iso);
});

test('relative addresses refer to the base or the page, otherwise to its canonical address', () => {
  const link = '<p>See <a href="b/c.html">the other page</a> for all that was said of it. </p>';
  const hrefs = (html: string, url?: string): string[] =>
    extractArticle(html, url).links.map(({ href }) => href);
  expect(hrefs(link + body, 'https://x.example/a/')).toEqual(['https://x.example/a/b/c.html']);
  expect(hrefs(`<base href="/z/">${link}${body}`, 'https://x.example/a/')).toEqual([
    'https://x.example/z/b/c.html',
  ]);
  expect(hrefs(`<link rel=canonical href="https://y.example/q/">${link}${body}`)).toEqual([
    'https://y.example/q/b/c.html',
  ]);
  expect(hrefs(link + body)).toEqual([]);
});
