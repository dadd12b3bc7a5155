import { expect, it } from 'vitest';
import { agentResponseCharacters } from '#contracts/agents/agent-tools.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { ChangeReport } from '#contracts/verify/change-report.ts';
import { pageOfReport, partOfResult } from '#domain/agents/result-parts.ts';
import { notEmpty } from '#test/not-empty.ts';

it('an agent gets all reasons for a changed sentence', () => {
  const reasons = ['1', '2', '3', '4', '5'].map((number) => `The number ${number} is missing.`);
  const side = { text: 'One sentence.', marks: [] };
  const report: ChangeReport = {
    isComparable: true,
    facts: [],
    passages: [{ kind: 'changed', original: side, rewrite: side, reasons }],
    notes: [],
  };
  expect(pageOfReport(report).differences[0]?.reasons).toEqual(reasons);
});

/** The pages of a result whose rewrite is this text. */
const pagesOf = (markdown: string) => {
  const articles = { optimized_article_markdown: markdown };
  const manifest = { market_data: 'none', result_sha256: 'a'.repeat(64) };
  const result = { articles, manifest, selected_keywords: [] } as unknown as FinalResult;
  const read = (page: number) => partOfResult('run', result, { part: 'article', page });
  return Array.from({ length: read(1).pages }, (_, index) => read(index + 1));
};

const sizeOf = (answer: unknown): number => {
  const text = JSON.stringify(answer);
  return JSON.stringify([[{ type: 'text', text }], answer]).length;
};

it.each([
  ['words', 'A paragraph of plain words, about as long as they are. '.repeat(5)],
  ['code, whose quotes are escaped', '```js\nconst a = "b", c = "d";\n\tconst e = "\\\\";\n```'],
  ['other scripts', 'Цей текст написаний українською мовою. '.repeat(4)],
])(
  'an agent gets a long article of %s in pages within the limit, which together make up the article',
  (_, block) => {
    const markdown = Array.from({ length: 60 }, () => block.trim()).join('\n\n');
    const pages = pagesOf(markdown);
    expect(pages.map(({ text }) => text).join('\n\n')).toBe(markdown);
    for (const page of pages) expect(sizeOf(page)).toBeLessThan(agentResponseCharacters);
  },
);

it('an article of 12,000 characters takes two pages, so that an agent finishes in four calls', () => {
  const block = 'The site takes articles of up to two thousand words, which is about this long. '.repeat(12);
  const markdown = Array.from({ length: 13 }, () => block.trim()).join('\n\n');
  expect(markdown.length).toBeGreaterThan(12_000);
  expect(pagesOf(markdown)).toHaveLength(2);
});

it('a block that is longer than a page is split between words', () => {
  const pages = pagesOf('astonishing '.repeat(2_000).trim());
  for (const { text } of notEmpty(pages)) {
    expect(text.trim()).toMatch(/^astonishing( astonishing)*$/);
    expect(sizeOf(text)).toBeLessThan(agentResponseCharacters);
  }
});

it.each([
  ['relevance only', [{ relevance_score: 80 }], ['No search data: scores are based on relevance only.']],
  ['nothing', [{ relevance_score: null }], [expect.stringMatching(/^No search data and no context: /)]],
  ['no keywords, as of images', [], []],
])('a note tells an agent that scores without search data stand for %s', (_, selected_keywords, notes) => {
  const manifest = { market_data: 'none', result_sha256: 'a'.repeat(64) };
  const snippets = { seo_titles: [], meta_descriptions: [] };
  const result = { summary: '', manifest, selected_keywords, ...snippets } as unknown as FinalResult;
  const { notes: found } = partOfResult('run', result, { part: 'keywords' });
  expect(found).toEqual(notes);
});
