import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { article } from '#contracts/jobs/article.ts';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { readOwnPages } from '#test/bench/extraction-pages.ts';

const sentence = 'The lake froze over on Monday, for the first time in nine years. ';
const prose = (paragraphs = 4): string => `<p>${sentence.repeat(4)}</p>`.repeat(paragraphs);
const link = (text: string): string => `<a href="/other">${text}</a>`;

test.each(readOwnPages().map((page) => [page.id, page] as const))('the text of %s is exact', (_, page) => {
  const found = extractArticle(page.html, page.url);
  expect(found.text).toBe(page.truth.trim());
  expect(found.isArticle).toBe(true);
  expect(article.safeParse(found).success).toBe(true);
});

describe('what is left out', () => {
  test.each([
    [
      'comments',
      '<div class="comments"><p>I beg to differ with that, strongly and at length.</p></div>',
      'beg to differ',
    ],
    [
      'related links',
      `<ul class="list"><li>${link('Ducks move into the park')}</li><li>${link('Skaters told to wait')}</li></ul>`,
      'Ducks',
    ],
    [
      'a cookie wall',
      '<div id="cookieConsent"><p>We value your privacy, and so do our 812 partners.</p></div>',
      '812',
    ],
    [
      'a share bar',
      '<div class="social-share"><p>Share this story with your friends, today.</p></div>',
      'Share',
    ],
    [
      'an author box',
      '<div class="author-bio"><p>Ada Frost writes about weather, and lives by the lake.</p></div>',
      'Ada',
    ],
    [
      'a newsletter box',
      '<div class="newsletter"><p>The news of the lake, in your inbox each week.</p></div>',
      'inbox',
    ],
    [
      'a caption',
      '<figure><img src="/a.jpg"><figcaption>Skaters on the lake.</figcaption></figure>',
      'Skaters on',
    ],
    ['a pointer', `<p>Read more: ${link('Ducks move into the park')}</p>`, 'Ducks'],
    [
      'hidden text',
      '<div style="display: none"><p>You can only read this with scripts off.</p></div>',
      'scripts off',
    ],
    ['navigation', `<nav>${link('Weather')} ${link('Sport')}</nav>`, 'Sport'],
    ['a footer', '<footer><p>Printed on recycled pixels, since 1998.</p></footer>', 'pixels'],
  ])('%s', (_, part, text) => {
    const found = extractArticle(
      `<body><div id="main">${prose()}${part}${prose()}</div></body>`,
      'https://x.example/a',
    );
    expect(found.text).not.toContain(text);
    expect(found.text.match(/The lake froze over/g)).toHaveLength(32);
  });
});

describe('what is kept', () => {
  const found = extractArticle(
    `<article>${prose()}<h2>Facts</h2><ul><li>Ice: 12 cm</li><li>Air: -9 degrees</li></ul>
     <table><tr><th>Day</th><th>Ice</th></tr><tr><td>Mon</td><td>12</td></tr></table>
     <blockquote><p>Keep off it.</p></blockquote><pre>thickness = days * 1.5
  # rough</pre><p>Deep <b>frost</b>, says <a href="https://met.example/x">the office</a>.</p>
     <figure><img src="/ice.png" alt="Ice"><figcaption>Ice on Monday.</figcaption></figure>${prose()}</article>`,
    'https://x.example/a/',
  );

  test('in the text', () => {
    for (const part of [
      'Facts',
      'Ice: 12 cm',
      'Mon\t12',
      'Keep off it.',
      'thickness = days * 1.5\n  # rough',
      'Deep frost, says the office.',
    ]) {
      expect(found.text).toContain(part);
    }
  });

  test('in Markdown with its structure', () => {
    const parts = [
      '## Facts',
      '- Ice: 12 cm\n- Air: -9 degrees',
      '| Day | Ice |\n| --- | --- |\n| Mon | 12 |',
      '> Keep off it.',
      '```\nthickness = days * 1.5\n  # rough\n```',
      'Deep **frost**, says [the office](https://met.example/x).',
      '![Ice](https://x.example/ice.png)',
    ];
    for (const part of parts) expect(found.markdown).toContain(part);
  });

  test('links and images with absolute addresses, images with their captions', () => {
    expect(found.links).toEqual([{ href: 'https://met.example/x', text: 'the office' }]);
    expect(found.images).toEqual([
      { src: 'https://x.example/ice.png', alt: 'Ice', caption: 'Ice on Monday.' },
    ]);
  });
});

describe('pages without an article', () => {
  test.each([
    ['', 'empty'],
    ['<html><body></body></html>', 'empty'],
    ['<body><div id="root"></div><script src="/app.js"></script></body>', 'scripts-only'],
    [
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/a.js"></script>',
      'scripts-only',
    ],
    ['<p>Back soon.</p>', 'too-short'],
    [
      `<h1>News</h1><ul>${`<li>${link('Ducks move into the park by the lake')}</li>`.repeat(40)}</ul>`,
      'link-list',
    ],
    [
      `<div>${`<div class="card"><h3>${link('Ducks move into the park')}</h3><p>They came on Monday, and like it there.</p></div>`.repeat(12)}</div>`,
      'link-list',
    ],
  ])('%.60s is %s', (html, reason) => {
    expect(extractArticle(html, 'https://x.example/')).toMatchObject({
      isArticle: false,
      notArticleReason: reason,
    });
  });

  test('a short news item is an article', () => {
    expect(extractArticle(`<article><h1>Ice</h1><p>${sentence.repeat(5)}</p></article>`).isArticle).toBe(
      true,
    );
  });
});

test('the offset of each heading is where it begins in the text', () => {
  const piece = fc.oneof(
    fc
      .constantFrom(1, 2, 3, 4, 5, 6)
      .chain((level) => fc.lorem().map((text) => `<h${level}>${text}</h${level}>`)),
    fc.lorem({ maxCount: 30 }).map((text) => `<p>${text}.</p>`),
    fc.lorem().map((text) => `<ul><li>${text}</li></ul>`),
    fc.constant('<br><br>😀 <b>x</b>'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const { text, headings } = extractArticle(
        `<article>${prose(1)}${pieces.join('')}${prose(1)}</article>`,
      );
      for (const heading of headings)
        expect(text.slice(heading.offset)).toMatch(new RegExp(`^${heading.text}(?:\n|$)`));
    }),
  );
});

test('a page that scripts fill is read from its schema.org data', () => {
  const body = `${sentence.repeat(4)}\n\n${sentence.repeat(4)}`;
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Ice', articleBody: body });
  const html = `<div id="root"></div><script src="/app.js"></script><script type="application/ld+json">${data}</script>`;
  const found = extractArticle(html, 'https://x.example/a');
  expect(found.text).toBe(`${sentence.repeat(4).trim()}\n\n${sentence.repeat(4).trim()}`);
  expect(found).toMatchObject({ title: 'Ice', isArticle: true });
});

test('bytes are decoded by their Content-Type', () => {
  const bytes = Uint8Array.from(
    Buffer.from(`<article>${prose()}<p>${sentence}Voil\u00e0.</p></article>`, 'latin1'),
  );
  expect(
    extractArticle(bytes, 'https://x.example/', { contentType: 'text/html; charset=iso-8859-1' }).text,
  ).toContain('Voilà.');
});
