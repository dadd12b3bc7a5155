import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { createTestPages } from '#test/fakes/test-deps.ts';
import { openProduct } from '#test/security/open-product.ts';
import { dangersIn, payloadLists } from '#test/xss-payloads.ts';

const filler =
  'Cold brew coffee at home needs a coarse grind, cold water and a jar. The cold brew ratio is one part of coffee to eight parts of water, and the steeping time is twelve hours in the fridge.';
const address = 'https://site.example/cold-brew';
const parser = new new JSDOM('').window.DOMParser();
const chunks = (payloads: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(payloads.length / size) }, (_, index) =>
    payloads.slice(index * size, (index + 1) * size),
  );
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Parts of a result's markup that could run, and its addresses that a page would link. */
const dangersOf = ({ articles, source }: FinalResult): string[] => [
  ...[articles?.original_article_html ?? '', articles?.optimized_article_html ?? ''].flatMap((html) =>
    dangersIn(parser.parseFromString(html, 'text/html').body),
  ),
  ...(source.url === null || source.url === address ? [] : [source.url]),
];

/** A page with payloads wherever a page has text or addresses, both raw and as text. */
const pageOf = (payloads: readonly string[]): string => {
  const [first = ''] = payloads;
  const data = { '@type': 'Article', headline: first, author: first };
  return `<!doctype html><html lang="en"><head><title>${escaped(first)} Cold brew coffee at home</title>
    <meta name="description" content="${escaped(first)}"><meta name="author" content="${escaped(first)}">
    <meta property="og:title" content="${escaped(first)}"><link rel="canonical" href="${escaped(first)}">
    <script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </head><body><article><h1>Cold brew coffee at home</h1><p>${filler}</p><p>${filler}</p>
    ${payloads
      .slice(0, 12)
      .map((payload) => `<h2>${escaped(payload)}</h2><p>The jar and ${escaped(payload)} stay cold.</p>`)
      .join('')}
    ${payloads.map((payload) => `<p><a href="${escaped(payload)}" title="${escaped(payload)}">cold brew</a> <img src="${escaped(payload)}" alt="${escaped(payload)}"></p>`).join('')}
    ${payloads.map((payload) => `<p>Jars keep ${payload}</p>`).join('\n')}</article></body></html>`;
};

const snippet = (text: string): SnippetText => ({
  text,
  characters: text.length,
  pixels: 100,
  keywords: [],
  why: text,
});
const optimizing = (context_input: string) => ({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input,
});

const lists = payloadLists.map(({ name, payloads }) => ({
  name,
  payloads: payloads ?? [],
  isMissing: payloads === null,
}));

describe.each(lists)('in the result of a run, no markup of $name would run', ({ payloads, isMissing }) => {
  it.skipIf(isMissing)(
    'that came from a page',
    async () => {
      for (const part of chunks(payloads, 100)) {
        const { run } = openProduct({ pageFetcher: createTestPages({ [address]: pageOf(part) }) });
        expect(dangersOf(await run(optimizing(address)))).toEqual([]);
      }
    },
    300_000,
  );

  it.skipIf(isMissing)(
    'that came from a pasted text',
    async () => {
      for (const part of chunks(payloads, 100)) {
        const text = [filler, ...part.map((payload) => `Cold brew ${payload} in a jar.`)].join('\n\n');
        const pasted = text
          .split(/(?<=\s)/)
          .slice(0, 1990)
          .join('')
          .slice(0, 59_000);
        expect(dangersOf(await openProduct().run(optimizing(pasted)))).toEqual([]);
      }
    },
    300_000,
  );

  it.skipIf(isMissing)(
    'that came as keywords and their context, with each kept as typed',
    async () => {
      for (const part of chunks(payloads, 300)) {
        const result = await openProduct().run({
          job_type: 'keyword_evaluator',
          generate_assets: true,
          keywords_list_input: part.join('\n'),
          context_input: `${filler} ${part[0]}`,
        });
        expect(result.selected_keywords.length).toBeGreaterThan(0);
        expect(dangersOf(result)).toEqual([]);
      }
    },
    300_000,
  );

  it.skipIf(isMissing)(
    'that a language model returned',
    async () => {
      const builtIn = createBuiltInLanguageModel();
      for (const part of chunks(payloads, 100)) {
        // There are three titles that differ and fit. The other payloads come with the article.
        const three = payloads
          .filter((payload) => payload.length < 50 && /alert|prompt/.test(payload))
          .slice(0, 3)
          .map((payload, index) => snippet(`${'Cold brew jar'.split(' ')[index]} ${payload}`.slice(0, 60)));
        const markdown = [
          '# Cold brew',
          filler,
          ...part,
          ...part.map((payload) => `The jar ${payload} stays.`),
        ].join('\n\n');
        const { run } = openProduct({
          languageModel: {
            ...builtIn,
            writeSnippets: async (...given) => ({
              ...(await builtIn.writeSnippets(...given)),
              value: { titles: three, descriptions: three },
            }),
            rewriteArticle: async (...given) => ({
              ...(await builtIn.rewriteArticle(...given)),
              value: markdown,
            }),
          },
        });
        expect(dangersOf(await run(optimizing(`${filler}\n\n${filler}`)))).toEqual([]);
      }
    },
    300_000,
  );
});
