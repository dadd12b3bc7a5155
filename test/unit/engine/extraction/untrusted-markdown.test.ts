import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { expect, it } from 'vitest';
import { articleFromPlainPage } from '#engine/extraction/article-from-text.ts';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { dangersIn } from './inert-html.ts';

const payloads: string[] = [
  ...JSON.parse(readFileSync(new URL('../../../fixtures/xss-payloads.json', import.meta.url), 'utf8')),
  '<img src=x onerror=alert(1)>',
  '"](x)<img src=x onerror=alert(1)>',
  '\\](x)<img src=x onerror=alert(1)>',
  '](x "<img src=x onerror=alert(1)>',
  'https://example.com/?q=<img src=x onerror=alert(1)>',
  'www.example.com/<svg/onload=alert(1)>',
  'a@example.com<iframe src=x>',
  '[x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '![<img onerror="](x)">](y)',
];

/** Shown the way unsanitized GitHub Markdown is: by a CMS that trusts what is pasted. */
const gfm = new Marked({ gfm: true });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const dangers = (markdown: string): string[] =>
  dangersIn(gfm.parse(markdown, { async: false }))
    // An address relative to nothing does nothing.
    .filter((danger) => !/^(?:href|src)=(?!\s*(?:javascript|vbscript|data|file):)/i.test(danger));

const prose = 'The keeper of the lighthouse feeds the starter at dusk and writes down how far it rose.';
const paragraphs = Array.from({ length: 8 }, (_, i) => `<p>${prose} This is note ${i}.</p>`).join('');
const pageWith = (payload: string): string =>
  `<html lang="en"><head><title>Sourdough ${escaped(payload)} starter</title>
  <meta name="description" content="Sourdough starter notes: ${escaped(payload)} and how to keep one alive for years."></head>
  <body><article>${paragraphs}<p>Seen at ${escaped(payload)} by a reader.</p>
  <figure><img src="https://example.com/a.png" alt="${escaped(payload)}"></figure>
  <figure><img src="https://example.com/b.png"><figcaption>${escaped(payload)}</figcaption></figure>
  <table><tr><th>Name</th><th>Note</th></tr><tr><td>a</td><td>${escaped(payload)}</td></tr></table>${paragraphs}</article></body></html>`;

it('a stranger’s page brings no live HTML into the Markdown, or into the rewrite', {
  timeout: 60_000,
}, () => {
  const live = payloads.flatMap((payload) => {
    const article = extractArticle(pageWith(payload), 'https://example.com/post');
    const { markdown } = rewriteArticle({ ...article, language: 'en' }, []);
    return [article.markdown, markdown].flatMap((text) =>
      dangers(text).map((danger) => `${payload}: ${danger}`),
    );
  });
  expect(live).toEqual([]);
});

it('neither does a page of plain text or Markdown', { timeout: 60_000 }, () => {
  const live = payloads.flatMap((payload) => {
    const source = `# Notes\n\n${prose}\n\n${payload}\n\n${prose} ${payload}\n\n- ${payload}\n\n> ${payload}\n\n[x]: ${payload}\n\n[x] and ${prose}`;
    const article = articleFromPlainPage(source, 'https://example.com/notes.md');
    const { markdown } = rewriteArticle({ ...article, language: 'en' }, []);
    return [article.markdown, markdown].flatMap((text) =>
      dangers(text).map((danger) => `${payload}: ${danger}`),
    );
  });
  expect(live).toEqual([]);
});

it('code of a Markdown page stays code', () => {
  const source = `# Notes\n\n${prose}\n\n\`\`\`html\n<b>bold</b>\n\`\`\`\n\nUse \`<b>\` for bold.`;
  const { markdown } = articleFromPlainPage(source, 'https://example.com/notes.md');
  expect(markdown).toContain('<b>bold</b>\n```');
  expect(markdown).toContain('`<b>`');
});
