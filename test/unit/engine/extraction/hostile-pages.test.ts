import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractArticle } from '#engine/extraction/extract-article.ts';

const megabytes = 5 * 1024 * 1024;
const fill = (unit: string): string => unit.repeat(Math.floor(megabytes / unit.length));

/** The limits are wide because tests share the machine. Anything quadratic would take minutes on these pages. */
const limit = 20_000;

test.each([
  ['10,000 levels', `${'<div>'.repeat(10_000)}<p>Deep down is text.</p>${'</div>'.repeat(10_000)}`],
  ['10,000 levels of lists', '<ul><li>'.repeat(10_000)],
  ['10,000 levels of tables', '<table><tr><td>'.repeat(10_000)],
  ['a million open elements', fill('<b>')],
  ['a million stray end tags', `${'<div>'.repeat(300)}${fill('</x>')}`],
  // Shorter, because the full length takes about the engine's 2 s of CPU, and is refused while other tests share the
  // machine.
  ['half a million paragraphs', fill('<p>a').slice(0, megabytes / 2)],
  ['links without end', fill('<a href=x>').slice(0, megabytes / 4)],
  ['open comments', fill('<!--')],
  ['an attribute list without end', `<p ${fill('a="b" ')}`],
  ['a text of 5 MB', fill('word, ')],
  ['blanks', `<p>a${fill(' \n')}b`],
  ['line breaks', fill('<br>')],
  ['entities', fill('&amp;')],
  ['marks of Markdown', `<p>${fill('*_[`')}`],
  ['scripts', fill('<script>x</script>')],
  ['svg', fill('<svg>')],
  ['a data block', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
])('%s', { timeout: limit }, (_, html) => {
  expect(extractArticle(html, 'https://x.example/').url).toBe('https://x.example/');
});

test('any markup becomes an article that keeps its promises', () => {
  const tag = fc.constantFrom(
    'p',
    'div',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'h2',
    'a',
    'b',
    'pre',
    'code',
    'svg',
    'title',
    'br',
    'img',
    'form',
    'x-y',
  );
  const piece = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('<', '</'),
        tag,
        fc.constantFrom('>', ' href="//a.b/c">', ' src=x>', '/>', ' class="share">', ''),
      )
      .map((parts) => parts.join('')),
    fc.string(),
    fc.lorem({ maxCount: 20 }),
    fc.constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!doctype html>',
      '&lt;',
      '&#0;',
      '&#xd800;',
      '\u0000',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const found = extractArticle(pieces.join(''), 'https://x.example/');
      expect(found.isArticle).toBe(found.notArticleReason === null);
      for (const { offset, text } of found.headings) expect(found.text.startsWith(text, offset)).toBe(true);
      for (const { href } of found.links) expect(href).toMatch(/^https?:/);
      for (const { src } of found.images) expect(src).toMatch(/^https?:/);
    }),
    { numRuns: 300 },
  );
});

test.each(['constructor', 'tostring', 'hasownproperty'])('an element named %s is an element', (name) => {
  const html = `<article><${name} ${name}="x" class="${name}" id="__proto__"><p>${'A sentence of it, and more. '.repeat(9)}</p></${name}></article>`;
  expect(extractArticle(html).text).toMatch(/^A sentence/);
});

test('the same page gives the same article', () => {
  const html = `<article><p>${'A sentence that is here, again and again. '.repeat(20)}</p></article>`;
  expect(extractArticle(html)).toEqual(extractArticle(html));
});

const twoMegabytes = (unit: string): string => unit.repeat(Math.floor(2_000_000 / unit.length));

test.each([
  ['hidden parts side by side', twoMegabytes(`<div class="a hidden">${'word, '.repeat(20)}</div>`)],
])('every part of a page is compared with its neighbors only once: %s', { timeout: limit }, (_, html) => {
  // Quadratic work ends as `ContentTooComplex` after two seconds of CPU time.
  expect(() => extractArticle(html, 'https://x.example/')).not.toThrow();
});
