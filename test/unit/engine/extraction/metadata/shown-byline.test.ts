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
])('the lines under the title name author and day: %s', (lines, byline, published) => {
  expect(read('', lines)).toMatchObject({ byline, published });
});

const given =
  '<meta property="article:published_time" content="2025-10-30T12:00:36Z"><meta name="author" content="admin">';

test('what readers see goes before what the page gives to machines', () => {
  const lines = '<p>By Ada Frost</p><p>Posted <b>May 14, 2025</b></p>';
  expect(read(given, lines)).toMatchObject({ byline: 'Ada Frost', published: '2025-05-14' });
});

test('the time of the same day is kept', () => {
  expect(read(given, '<p>October 30, 2025</p>').published).toBe('2025-10-30T12:00:36Z');
});

test('a day of an update is the published day only where no other is known', () => {
  expect(read(given, '<p>Last updated on: December 1, 2025</p>').published).toBe('2025-10-30T12:00:36Z');
  expect(read('', '<p>Updated</p><p>December 1, 2025</p>').published).toBe('2025-12-01');
  expect(read('', '<p>Published May 1, 2025</p><p>Updated June 2, 2025</p>').published).toBe('2025-05-01');
});

test('a day in figures does not replace a given one: day and month may be confused', () => {
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
