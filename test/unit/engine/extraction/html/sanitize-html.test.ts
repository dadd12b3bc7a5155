import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { sanitizeHtml } from '#engine/extraction/html/sanitize-html.ts';
import { dangersIn } from '#test/unit/engine/extraction/inert-html.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://ok.example/a.png" onload="alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript&colon;alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="mailto:x@y.z?body=&quot;onclick=alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<style>@import "//evil.example";</style><p style="background:url(javascript:alert(1))">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<base href="javascript:/a/"><a href="/b">b</a>',
  '<base href="javascript://x/"><img src="y.png">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<p dir="ltr\' onclick=alert(1)">x</p>',
  '<code class="language-x&quot; onclick=alert(1)">x</code>',
  '<td colspan="2 onclick=alert(1)">x</td>',
  '<a href="https://ok.example/&quot;onmouseover=alert(1)">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>alert(1)//<</script>',
  '<img """><script>alert(1)</script>">',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)><select onfocus=alert(1)></select>',
  '[a](javascript:alert(1)) ![b](javascript:alert(1)) <javascript:alert(1)>',
  '[a](data:text/html;base64,PHNjcmlwdD4=) [b]: javascript:alert(1)\n\n[b]',
];

test.each(payloads)('%s is inert wherever it is shown', (payload) => {
  expect(dangersIn(sanitizeHtml(payload, 'https://site.example/'))).toEqual([]);
  expect(dangersIn(articleFromText(`Some text before.\n\n${payload}\n\nand after.`).html)).toEqual([]);
  const page = `<p>${'A sentence of the article, and another one. '.repeat(20)}</p>${payload}`;
  expect(dangersIn(extractArticle(page, 'https://site.example/a').html)).toEqual([]);
});

test('any text is made inert', () => {
  const piece = fc.oneof(
    fc.constantFrom(...payloads),
    fc.string(),
    fc.constantFrom('<', '>', '"', "'", '&', '</', '<!--'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(dangersIn(sanitizeHtml(pieces.join('')))).toEqual([]);
      expect(dangersIn(articleFromText(pieces.join('\n')).html)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const corpus = join(import.meta.dirname, '../../../../../../shared/corpora/xss/XSS Injection/Intruders');

describe.skipIf(!existsSync(corpus))(`with the payload lists of ${corpus}`, () => {
  const lists = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.txt')) : [];

  test.each(lists)('%s is inert', (name) => {
    const lines = readFileSync(join(corpus, name), 'utf8').split('\n').slice(0, 1500);
    const harmful = lines.filter(
      (line) =>
        dangersIn(sanitizeHtml(line, 'https://site.example/')).length > 0 ||
        dangersIn(articleFromText(line).html).length > 0,
    );
    expect(harmful).toEqual([]);
  });
});

test('the elements of articles are kept', () => {
  const html =
    '<h2>Head</h2>\n<p>Text <strong>bold</strong> <em>it</em> <code>x</code> <a href="https://a.example/" rel="nofollow noopener noreferrer">link</a></p>\n' +
    '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<blockquote>\n<p>quote</p>\n</blockquote>\n<pre><code class="language-ts">let a = 1;</code></pre>';
  expect(sanitizeHtml(html)).toBe(html);
});

test('sanitizing twice changes nothing', () => {
  for (const payload of payloads) {
    const once = sanitizeHtml(payload, 'https://site.example/');
    expect(sanitizeHtml(once, 'https://site.example/')).toBe(once);
  }
});
