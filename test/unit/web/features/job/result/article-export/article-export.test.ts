// @vitest-environment jsdom

import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { anyCharacter } from '#test/any-character.ts';
import { notEmpty } from '#test/not-empty.ts';
import { result as sample } from '#test/web-setup/results-fixture.ts';
import { writeHtmlPage, writeWordPressBlocks } from '#web/features/job/result/article/write-article.ts';

const run: FinalResult = {
  ...sample,
  source: {
    ...sample.source,
    url: 'https://example.com/bread?a=1&b=2',
    byline: 'Ana "Rye" Müller',
    published: '2026-05-04T08:00:00Z',
    language: 'en',
  },
  seo_titles: [{ text: 'Rye bread <at home>', characters: 19, pixels: 170, keywords: [], why: '' }],
  meta_descriptions: [
    { text: 'Bread & "butter" -- done', characters: 24, pixels: 150, keywords: [], why: '' },
  ],
};

const everything = [
  '<h1>Rye bread at home</h1>',
  '<p>One <strong>bold</strong> word &amp; <a href="https://example.com/a?x=1&amp;y=2">a link</a>.</p>',
  '<h2>Steps</h2><h3>First</h3>',
  '<ul><li>flour<ol><li>rye</li></ol></li><li><p>water</p></li></ul>',
  '<blockquote><p>Bread is life.</p><cite>A baker</cite></blockquote>',
  '<pre><code>\n  if (a &lt; b) [gallery]\n</code></pre>',
  '<table><caption>Flours</caption><thead><tr><th>Flour</th><th>g</th></tr></thead><tbody><tr><td colspan="2">rye 50</td></tr></tbody></table>',
  '<figure><img src="https://example.com/loaf.jpg" alt="A round &quot;loaf&quot;"><figcaption>Day seven.</figcaption></figure>',
  '<p><a href="https://example.com/big.jpg"><img src="https://example.com/jar.jpg" alt="Starter in a jar"></a></p>',
  '<hr><dl><dt>Discard</dt><dd>What is left.</dd></dl>',
].join('');

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const words = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, '');
const dataOf = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

type Block = { name: string; attributes: Record<string, unknown>; html: string; inner: Block[] };

/**
 * Reads blocks as the WordPress editor does, matching the comments that open and close with a stack. Throws if one is
 * unmatched.
 */
const readBlocks = (text: string): { blocks: Block[]; loose: string } => {
  const comment = /<!--\s+(\/)?wp:([a-z][a-z0-9-]*)\s+(?:(\{.*?\})\s+)?-->/g;
  const root: Block = { name: 'root', attributes: {}, html: '', inner: [] };
  const stack = [root];
  let last = 0;
  for (const match of text.matchAll(comment)) {
    const top = stack.at(-1) as Block;
    top.html += text.slice(last, match.index);
    last = match.index + match[0].length;
    if (match[1]) {
      if (stack.pop()?.name !== match[2]) throw new Error(`${match[0]} closes nothing`);
    } else {
      const block: Block = {
        name: match[2] ?? '',
        attributes: JSON.parse(match[3] ?? '{}'),
        html: '',
        inner: [],
      };
      top.inner.push(block);
      stack.push(block);
    }
  }
  root.html += text.slice(last);
  if (stack.length > 1) throw new Error(`${stack.at(-1)?.name} is not closed`);
  return { blocks: root.inner, loose: root.html.trim() };
};

describe('the article as an HTML page', () => {
  const page = writeHtmlPage(run, everything);
  const document = parse(page);

  test('has title, description, canonical address, language and one h1', () => {
    expect(document.title).toBe('Rye bread <at home>');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Bread & "butter" -- done',
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(run.source.url);
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test('keeps the body: words, links, images with their texts', () => {
    const article = document.querySelector('article');
    expect(words(article)).toBe(words(parse(everything).body));
    expect([...document.images].map((image) => [image.src, image.alt])).toEqual([
      ['https://example.com/loaf.jpg', 'A round "loaf"'],
      ['https://example.com/jar.jpg', 'Starter in a jar'],
    ]);
    expect(article?.querySelector('figcaption')?.textContent).toBe('Day seven.');
  });

  test('describes the article as JSON-LD', () => {
    expect(dataOf(document)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Rye bread <at home>',
      description: 'Bread & "butter" -- done',
      author: { '@type': 'Person', name: 'Ana "Rye" Müller' },
      datePublished: '2026-05-04T08:00:00Z',
      inLanguage: 'en',
      mainEntityOfPage: { '@id': run.source.url },
      image: [
        { url: 'https://example.com/loaf.jpg', description: 'A round "loaf"' },
        { url: 'https://example.com/jar.jpg', description: 'Starter in a jar' },
      ],
    });
  });

  test('is valid HTML', async () => {
    const report = await new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'void-style': 'off' },
    }).validateString(page);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  test('leaves out unknown fields, and adds a heading to a text without one', () => {
    const bare: FinalResult = {
      ...run,
      source: { ...run.source, url: null, byline: null, published: 'last May', language: null },
      meta_descriptions: [],
    };
    const other = parse(writeHtmlPage(bare, '<p>Words.</p>'));
    expect(other.querySelector('link, meta[name=description]')).toBeNull();
    expect(dataOf(other)).not.toHaveProperty('datePublished');
    expect(other.querySelector('h1')?.textContent).toBe(run.source.title);
  });
});

describe('the article as WordPress blocks', () => {
  const text = writeWordPressBlocks(run, everything);
  const { blocks, loose } = readBlocks(text);

  test('consists only of blocks, each of the right type', () => {
    expect(loose).toBe('');
    expect(blocks.map(({ name }) => name)).toEqual(
      'paragraph heading heading list quote code table image image separator html html'.split(' '),
    );
    expect(blocks[2]?.attributes).toEqual({ level: 3 });
    expect(blocks[3]?.inner.map(({ name }) => name)).toEqual(['list-item', 'list-item']);
    expect(blocks[3]?.inner[0]?.inner[0]).toMatchObject({ name: 'list', attributes: { ordered: true } });
    expect(blocks[4]?.inner.map(({ name }) => name)).toEqual(['paragraph']);
  });

  test('leaves the h1 to the post title and keeps all other words', () => {
    const body = parse(text.slice(0, text.lastIndexOf('<!-- wp:html -->'))).body;
    // A table's caption is above it in the article and below it in WordPress.
    const original = parse(everything.replace(/<h1>.*<\/h1>/, ''));
    const caption = original.querySelector('caption');
    if (caption) caption.parentElement?.append(caption);
    expect(words(body)).toBe(words(original.body));
  });

  test('keeps images with their texts, captions and links', () => {
    const images = blocks.filter(({ name }) => name === 'image');
    expect(images[0]?.html).toContain('alt="A round &quot;loaf&quot;"');
    expect(images[0]?.html).toContain('<figcaption class="wp-element-caption">Day seven.</figcaption>');
    expect(images[1]?.html).toContain('<a href="https://example.com/big.jpg"><img');
  });

  test('escapes shortcodes in the text', () => {
    expect(text).not.toContain('[gallery]');
    expect(parse(blocks[5]?.html ?? '').body.textContent).toContain('[gallery]');
  });

  test('carries title, description and JSON-LD at its end', () => {
    const last = blocks.at(-1)?.html ?? '';
    expect(last).toContain('Post title: Rye bread at home');
    expect(last).toContain('SEO title: Rye bread &lt;at home&gt;');
    expect(last).toContain('Meta description: Bread &amp; &quot;butter&quot; – done');
    expect(dataOf(parse(last))).toMatchObject({ '@type': 'Article', headline: 'Rye bread <at home>' });
  });
});

describe('the export of any text', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '--><!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
      '<img src=x onerror=alert(1)>',
      '[embed]javascript:alert(1)[/embed]',
      '" onmouseover="alert(1)',
      '<!--',
      '\u2028',
    ),
    fc.string({ unit: anyCharacter }),
  );
  const asText = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

  test('escapes its markup, forges no block and loses nothing', () => {
    fc.assert(
      fc.property(hostile, hostile, (body, title) => {
        const html = `<p>${asText(body)}</p><p><img src="https://example.com/i.png" alt="${asText(body)}"></p>`;
        const final: FinalResult = {
          ...run,
          source: { ...run.source, title, byline: title },
          seo_titles: [{ text: title, characters: 1, pixels: 1, keywords: [], why: '' }],
          meta_descriptions: [{ text: title, characters: 1, pixels: 1, keywords: [], why: '' }],
        };
        const expected = parse(html);
        const page = parse(writeHtmlPage(final, html));
        const { blocks, loose } = readBlocks(writeWordPressBlocks(final, html));
        const post = parse(writeWordPressBlocks(final, html));
        expect(loose).toBe('');
        expect(blocks.at(-1)?.name).toBe('html');
        for (const document of [page, post]) {
          const scripts = [...document.querySelectorAll('script')];
          expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
          for (const element of notEmpty(document.querySelectorAll('*')))
            for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
          expect(document.images[0]?.alt).toBe(expected.images[0]?.alt);
          expect(words(document.querySelector('p'))).toBe(words(expected.querySelector('p')));
          if (title !== '') expect(dataOf(document).author.name).toBe(title.toWellFormed());
        }
      }),
    );
  });
});
