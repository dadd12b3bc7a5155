import { describe, expect, it } from 'vitest';
import { complexityDetail, contentLimits } from '#contracts/content-limits.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { checkDeadline, withinDeadline } from '#engine/bounds/deadline.ts';
import { articleFromPlainPage, articleFromText } from '#engine/extraction/article-from-text.ts';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { repairRewrite } from '#engine/verification/repair/repair-rewrite.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { buildArticles } from '#engine/writing/rewriting/build-articles.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { hostileTexts, squareTexts } from '#test/fixtures/hostile-texts.ts';

type Step = { ms: number; bytes: number; error: string | null };

/**
 * The CPU time that a complete run on a text takes on this thread, and the bytes of its result. A named refusal counts
 * as an end.
 */
const runText = (text: string): Step => {
  const started = process.threadCpuUsage();
  let bytes = 0;
  let error: string | null = null;
  try {
    const article = { ...articleFromText(text), language: 'en' };
    const keywords = findKeywordIdeas(article).slice(0, 15);
    const titles = writeTitles(article, keywords);
    const descriptions = writeDescriptions(article, keywords);
    const { markdown } = rewriteArticle(article, keywords);
    const articles = buildArticles(article, markdown, keywords, titles, descriptions);
    bytes = Buffer.byteLength(JSON.stringify({ articles, keywords, titles, descriptions }));
  } catch (thrown) {
    if (!(thrown instanceof JobError)) throw thrown;
    error = thrown.name;
  }
  const { user, system } = process.threadCpuUsage(started);
  return { ms: (user + system) / 1000, bytes, error };
};

/** A run below this is mostly fixed cost, so it reveals nothing about growth. */
const noiseMs = 100;
/** Sizes at which quadratic growth shows and linear growth does not, and which take little time. */
const [half, whole] = [2_500, 5_000];
/** Doubling a linear cost gives 2. Anything beyond this bound is quadratic or on the way there. */
const maxGrowth = 2.6;

const tries = 3;

/**
 * The growth of a text's time when its length doubles. A text that seems to grow too fast is measured again at twice
 * the size.
 */
const growthOf = (make: (characters: number) => string): number => {
  const [short, long] = [make(half), make(whole)];
  const first = runText(long).ms;
  if (first < noiseMs || first / runText(short).ms < maxGrowth) return 1;
  const longer = make(2 * whole);
  const { ms, error } = runText(longer);
  if (error !== null) return Number.POSITIVE_INFINITY;
  // Other work on the machine may add to either measurement, so the smallest of several tries counts.
  let min = ms / runText(long).ms;
  for (let n = 1; n < tries && min >= maxGrowth; n++)
    min = Math.min(min, runText(longer).ms / runText(long).ms);
  return min;
};

/** The texts that took the most time or bytes before they were bounded, each in its own way. */
const worst = [
  'percent',
  'math',
  'images',
  'different urls',
  'md table rows',
  'x paragraphs',
  '!?',
  'opening and closing quotes',
];

describe('a text that could take more time than its length suggests', () => {
  it('takes time at most in proportion to its length', { timeout: 120_000 }, () => {
    for (const { make } of hostileTexts.slice(0, 6)) runText(make(2_000));
    const slow = squareTexts
      .map(({ name, make }) => ({ name, growth: growthOf(make) }))
      .filter(({ growth }) => growth >= maxGrowth);
    expect(slow).toEqual([]);
  });

  it('of the maximum length makes a result below 3 MB, or is refused by name', {
    timeout: 120_000,
  }, () => {
    const runs = hostileTexts
      .filter(({ name }) => worst.includes(name))
      .map(({ name, make }) => ({ name, ...runText(make(59_900)) }));
    expect(runs).toHaveLength(worst.length);
    expect(runs.filter(({ bytes }) => bytes >= 3_000_000)).toEqual([]);
    expect(runs.filter(({ error }) => error !== null && error !== 'ContentTooComplex')).toEqual([]);
  });
});

/** Texts that took 3 to 17 s at the maximum length, because nothing checked the deadline during the slow step. */
const slowest = ['!?', 'digits', 'joined words', 'hyphen words'];

describe('a text of the maximum length with words of the maximum length', () => {
  it.each(slowest)('takes less time than one step may take: %s', { timeout: 30_000 }, (wanted) => {
    const [text] = hostileTexts.filter(({ name }) => name === wanted).map(({ make }) => make(59_000));
    expect(text).toHaveLength(59_000);
    const words = text?.replace(/\S{19900}/g, '$& ') ?? '';
    expect(runText(words).ms).toBeLessThan(contentLimits.engineMs);
  });
});

describe('the deadline of the engine', () => {
  it('stops any work that takes too long with a named error, and only that work', () => {
    const allowedMs = 100;
    const endless = () =>
      withinDeadline(() => {
        for (;;) checkDeadline();
      }, allowedMs);
    const started = process.threadCpuUsage();
    expect(endless).toThrow(expect.objectContaining({ name: 'ContentTooComplex' }));
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2 * allowedMs);
    expect(withinDeadline(() => 'done')).toBe('done');
  });
});

describe('a text that used to break the engine', () => {
  const page = (body: string, head = '') =>
    `<html lang="en"><head>${head}</head><body><article>${'<p>The keeper lights the lamp at dusk, and ships find their way.</p>'.repeat(12)}${body}</article></body></html>`;
  const nested = `${'['.repeat(6_000)}1${']'.repeat(6_000)}`;

  it.each([
    [
      'a word of 56,000 letters',
      () => runText(`The lighthouse keeper lit it. ${'AaAa'.repeat(14_000)} ended.`),
    ],
    [
      'a name of 15,000 letters',
      () => repairRewrite(`We met Aa${'b'.repeat(15_000)} there.`, 'We met nobody there.'),
    ],
    [
      'three equal words of 19,800 characters with hyphens',
      () => runText(`The keeper lit it. ${`${'a-b'.repeat(6_663)} `.repeat(2)}${'a-b'.repeat(6_630)}`),
    ],
    [
      'JSON-LD of 6,000 lists in lists',
      () => extractArticle(page('', `<script type="application/ld+json">${nested}</script>`)),
    ],
    [
      'JSON-LD whose type is lists in lists',
      () =>
        extractArticle(
          page(
            '',
            `<script type="application/ld+json">{"@type":["Article",${nested}],"author":{"@type":${nested}}}</script>`,
          ),
        ),
    ],
    ['130,000 table cells', () => extractArticle(page(`<table><tr>${'<td>a'.repeat(130_000)}</table>`))],
    ['50,000 paragraphs', () => extractArticle(page('<p>a'.repeat(50_000)))],
    [
      '300 kB of line ends',
      () => articleFromPlainPage(`Light${'\n'.repeat(300_000)}house`, 'https://example.com/'),
    ],
    ['300 kB of quotation marks', () => articleFromPlainPage('> '.repeat(150_000), 'https://example.com/')],
    ['300 kB of stars', () => articleFromPlainPage('*'.repeat(300_000), 'https://example.com/')],
    ['20,000 lines with a star', () => verifyRewrite('* a\n'.repeat(20_000), '* a')],
  ])('is read, or refused by name: %s', { timeout: 30_000 }, (_, run) => {
    try {
      run();
    } catch (error) {
      expect(error).toMatchObject({ name: 'ContentTooComplex' });
    }
  });

  it('states the value, the limit and the remedy', () => {
    const error = new JobError('ContentTooComplex', complexityDetail('facts', 9_572));
    expect(error.userMessage).toBe(
      'This text has 9,572 numbers, names, links and other facts; the limit is 6,000. Use a shorter text.',
    );
    expect(new JobError('ContentTooComplex', 'facts=<b>').userMessage).not.toContain('<b>');
  });
});
