import { expect, test } from 'vitest';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { shownDate } from '#engine/extraction/metadata/published-date.ts';

const prose = '<p>The keeper lights the lamp at dusk, and the ships find their way home by it. </p>'.repeat(
  6,
);
const read = (head: string, lines: string) =>
  extractArticle(
    `<head><title>Keeping the light on</title>${head}</head><body><nav>By the sea</nav><article><h1>Keeping the light on</h1>${lines}${prose}</article></body>`,
  );

test.each([
  ['<div>By Ada Frost • November 4th, 2025</div>', 'Ada Frost', '2025-11-04'],
  [
    '<p>Written by <span>Dr Ada Frost</span>, <span>Ben Ice</span></p><p>5 min read</p>',
    'Dr Ada Frost, Ben Ice',
    null,
  ],
  ['<div>Written by</div><div>Ada Frost</div><div>17.05.2021</div>', 'Ada Frost', '2021-05-17'],
  ['<div class="blog__author-name">Ada Frost</div><span>May 14, 2025</span>', 'Ada Frost', '2025-05-14'],
  ['<p>By Ada Frost, Senior Director, Content</p><p>December 16, 2025</p>', 'Ada Frost', '2025-12-16'],
  ['<ul><li>Thread starter frost30</li><li>Start date Apr 12, 2024</li></ul>', 'frost30', '2024-04-12'],
  ['<p>By the time the keeper came, it was dark.</p>', null, null],
  ['<div class="author">Share</div>', null, null],
])('the lines below the title name author and date: %s', (lines, byline, published) => {
  expect(read('', lines)).toMatchObject({ byline, published });
});

test.each([
  [
    'a role in an element of its own',
    '<p>By <a href="/a">Ada Frost</a> <em>Senior Ice Reporter</em></p>',
    'Ada Frost',
  ],
  ['a role after a comma', '<p>By <b>Ada Frost</b>, Chief Ice Officer</p>', 'Ada Frost'],
  [
    'an employer after a comma',
    '<p><a href="/profiles/ada">Ada Frost</a>, <em>Lake University</em></p>',
    'Ada Frost',
  ],
  ['two authors, joined by "with"', '<p>By Ada Frost with Ben Ice</p>', 'Ada Frost with Ben Ice'],
  [
    'three authors in elements of their own',
    '<p>By <a>Ada Frost</a>, <a>Ben Ice</a>, and <a>Cy Snow</a></p>',
    'Ada Frost, Ben Ice, and Cy Snow',
  ],
  ['a bullet after the name', '<div><span>by Ada Frost</span> <i>●</i> 5 min</div>', 'Ada Frost'],
  ['a date before the name', '<p>December 17, 2025 • Ada Frost in Weather</p>', 'Ada Frost'],
  ['a date before a linked category', '<p>December 17, 2025 • <a href="/c">Deep Winter</a></p>', null],
  ['a date before a subject', '<p>December 17, 2025 • Product Updates</p>', null],
  [
    'a link to the posts',
    '<p class="author-links"><a href="/a">View all posts by Ada Frost</a></p>',
    'Ada Frost',
  ],
  ['an account of a forum', '<div class="PostUser"><h3 class="PostUser-name">frost30</h3></div>', 'frost30'],
  ['an account and its rank', '<h3><a rel="author" href="/u">frost30</a> <em>Greenhorn</em></h3>', 'frost30'],
  ['a link to an account elsewhere', '<ul class="author"><li><a href="/x">Bluesky</a></li></ul>', null],
])('the line below the title: %s', (_, lines, byline) => {
  expect(read('', lines).byline).toBe(byline);
});

test('a person takes precedence over a site that signs with its own name', () => {
  const head =
    '<meta property="og:site_name" content="Acme Ice"><meta name="author" content="Acme Ice Team">';
  expect(read(head, '').byline).toBe('Acme Ice Team');
  expect(read(head, '<p>By Acme Ice</p><p class="author">Ada Frost</p>').byline).toBe('Ada Frost');
  expect(
    read(
      `${head}<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ada Frost">`,
      '',
    ).byline,
  ).toBe('Ada Frost');
  const host = '<link rel="canonical" href="https://www.acme.com/light"><meta name="author" content="Acme">';
  expect(read(host, '<p class="author">Ada Frost</p>').byline).toBe('Ada Frost');
});

test('a biography names the author of a page that its site signs', () => {
  const head = '<meta property="og:site_name" content="Acme"><meta name="author" content="Acme">';
  const about = (name: string): string =>
    `<h3>${name}</h3><p>${name} is the founder of a lighthouse museum.</p>`;
  expect(read(head, `${prose}${about('Ada')}`).byline).toBe('Ada');
  expect(read(head, `${prose}${about('Ada')}${about('Ben')}`).byline).toBe('Acme');
  expect(read(head, `${prose}<h3>Fresnel</h3><p>Fresnel is a kind of lens.</p>`).byline).toBe('Acme');
});

test('a link to an author far from the title is found', () => {
  const link = '<a href="/authors/ada-frost"><p>Ada Frost</p><p>Keeper of Lights</p></a>';
  expect(read('', `${prose.repeat(8)}${link}`).byline).toBe('Ada Frost');
  expect(read('', `${prose.repeat(8)}<div class="comments">${link}</div>`).byline).toBeNull();
});

test.each(['page.head.extra.author', '{{ author }}', 'undefined', 'https://example.org/ada'])(
  'an unfilled template names no author: %s',
  (value) => {
    expect(read(`<meta name="author" content="${value}">`, '').byline).toBeNull();
  },
);

const microdata = (inner: string): string =>
  `<div itemprop="author" itemscope itemtype="https://schema.org/Person">${inner}</div>`;

test.each([
  microdata('<a href="/u/1"><i>J</i></a><meta itemprop="name" content="frost30">'),
  microdata('<a href="/u/1" itemprop="url"><b itemprop="name">frost30</b></a><em>Greenhorn</em>'),
  '<b itemprop="author">frost30</b>',
])('microdata of an author: %s', (lines) => {
  expect(read('', lines).byline).toBe('frost30');
});

test('names of reviewers and commenters are not the author', () => {
  expect(read('', `${prose}<div class="review-card"><b class="author">Cy Snow</b></div>`).byline).toBeNull();
  expect(read('', `${prose}<div class="comment-list"><b class="author">Cy Snow</b></div>`).byline).toBeNull();
});

const given =
  '<meta property="article:published_time" content="2025-10-30T12:00:36Z"><meta name="author" content="admin">';

test('the byline that readers see takes precedence over the page’s metadata', () => {
  const lines = '<p>By Ada Frost</p><p>Posted <b>May 14, 2025</b></p>';
  expect(read(given, lines)).toMatchObject({ byline: 'Ada Frost', published: '2025-05-14' });
});

test('the time of the same day is kept', () => {
  expect(read(given, '<p>October 30, 2025</p>').published).toBe('2025-10-30T12:00:36Z');
});

test('the date of an update is the published date only if there is no other', () => {
  expect(read(given, '<p>Last updated on: December 1, 2025</p>').published).toBe('2025-10-30T12:00:36Z');
  expect(read('', '<p>Updated</p><p>December 1, 2025</p>').published).toBe('2025-12-01');
  expect(read('', '<p>Published May 1, 2025</p><p>Updated June 2, 2025</p>').published).toBe('2025-05-01');
});

test('a numeric date does not replace a given one, because day and month may be confused', () => {
  expect(read(given, '<p>09.10.2024</p>').published).toBe('2025-10-30T12:00:36Z');
});

test.each([
  ['19-Dec-2025', '2025-12-19'],
  ['Dec. 19, 2025', '2025-12-19'],
  ['3rd of March 2024', '2024-03-03'],
  ['2019/1/22', '2019-01-22'],
  ['1/22/2019', '2019-01-22'],
  ['22/1/2019', '2019-01-22'],
  ['May 35, 2020', undefined],
  ['version 1.2.2024.5', undefined],
  ['in 2024', undefined],
])('a date in a line: %s', (line, day) => {
  expect(shownDate(line)?.day).toBe(day);
});
