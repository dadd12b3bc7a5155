import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { articles as articlesSchema } from '#contracts/keywords/writing.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import { measureSnippet } from '#engine/writing/check-snippets.ts';
import { checkArticle, compareChecks } from '#engine/writing/checks/check-article.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { buildArticles } from '#engine/writing/rewriting/build-articles.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { notEmpty } from '#test/not-empty.ts';

const folder = join(import.meta.dirname, '../../../fixtures/rewrites');
const texts = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const named = texts.map((text) => [text.split('\n')[0] ?? '', text] as const);
/** The fixtures without headings and paragraph breaks, as in a careless paste. */
const flattened = texts.map((text) =>
  text
    .replace(/^#.*\n+/gm, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^- /gm, '')
    .split(/\n{2,}/)
    .join(' '),
);
const long = `${flattened.join('\n\n')}`;

const build = (text: string, rewritten?: string) => {
  const article = articleFromText(text);
  const keywords = findKeywordIdeas(article);
  const markdown = rewritten ?? rewriteArticle(article, keywords).markdown;
  return buildArticles(
    article,
    markdown,
    keywords,
    writeTitles(article, keywords),
    writeDescriptions(article, keywords),
  );
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isSubsequence = (words: readonly string[], all: readonly string[]): boolean => {
  let at = 0;
  for (const word of all) if (word === words[at]) at += 1;
  return at === words.length;
};

describe('rewriteArticle', () => {
  it.each([
    ...named,
    ...flattened.map((text) => [text.slice(0, 30), text] as const),
    ['all in one', long] as const,
  ])('[A-110] keeps every fact and all of the author’s words: %s', (_, text) => {
    const article = articleFromText(text);
    const { markdown } = rewriteArticle(article, findKeywordIdeas(article));
    const { facts, kept, invented } = verifyRewrite(article.markdown, markdown, article.title ?? '');
    expect(kept).toBe(facts.length);
    expect(invented).toEqual([]);
    const before = wordsOf(article.markdown.replace(/^#+ /gm, ''));
    // A split sentence loses its "and".
    const linkingWords = before.filter((word) => word !== 'and');
    expect(
      isSubsequence(
        linkingWords,
        wordsOf(markdown).filter((word) => word !== 'and'),
      ),
    ).toBe(true);
  });

  it('gives a long unbroken text no main heading that its author did not write', () => {
    const { optimized_article_markdown: markdown, checks } = build(long);
    expect(markdown).not.toMatch(/^# /m);
    const state = (id: string) => checks.find((check) => check.id === id);
    expect(state('h1-single')).toMatchObject({ before: false, after: false });
  });

  it('puts no heading inside a list item', () => {
    const items = flattened.join(' ').split(/(?<=[.!?]) /);
    const parts = Array.from({ length: Math.ceil(items.length / 4) }, (_, i) =>
      items.slice(i * 4, i * 4 + 4),
    );
    const list = parts.map((part, i) => `- Point ${i + 1}\n\n    ${part.join(' ').replace(/\s+/g, ' ')}`);
    const article = articleFromText(`# The list\n\n${list.join('\n\n')}`);
    const { markdown } = rewriteArticle(article, findKeywordIdeas(article));
    expect(markdown).toContain('\n    ');
    expect(markdown).not.toMatch(/^#+ .*\n\n {2,}/m);
  });

  it('describes images from their captions and leaves alone those that the article does not describe', () => {
    const article: Article = {
      ...articleFromText(
        '# The tower\n\n![](https://example.com/1.jpg)\n\nThe red tower stands on a hill.\n\n![](https://example.com/2.jpg)',
      ),
      images: [{ src: 'https://example.com/1.jpg', alt: '', caption: 'The tower at dawn' }],
    };
    const { markdown } = rewriteArticle(article, findKeywordIdeas(article));
    expect(markdown).toContain('![The tower at dawn](https://example.com/1.jpg)');
    expect(markdown).toContain('![](https://example.com/2.jpg)');
  });

  it('changes nothing in its own result', () => {
    for (const text of [...texts, long]) {
      const article = articleFromText(text);
      const keywords = findKeywordIdeas(article);
      const { markdown } = rewriteArticle(article, keywords);
      expect(rewriteArticle({ ...article, markdown }, keywords)).toEqual({ markdown, changes: [] });
    }
  });

  it('makes no check fail that passed before', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          [...texts, ...flattened].flatMap((text) => text.split('\n\n')),
          { minLength: 1, maxLength: 25 },
        ),
        (blocks) => {
          for (const check of notEmpty(build(blocks.join('\n\n')).checks))
            expect(check.before && !check.after, `${check.id}: ${check.note}`).toBe(false);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('buildArticles', () => {
  it('checks the article with the first title and description, which are in use until the user chooses', () => {
    const article = articleFromText(texts[0] ?? '');
    const keywords = findKeywordIdeas(article);
    const text = (written: string) => measureSnippet(written, 'title', keywords, '');
    const { checks } = buildArticles(
      article,
      rewriteArticle(article, keywords).markdown,
      keywords,
      [
        text(
          'A title of one hundred characters that no search result shows in full, however wide it is today',
        ),
        text('A title that fits a search result well'),
      ],
      [text('Short.'), text('A description of the right length. '.repeat(4))],
    );
    const noteOf = (id: string) => checks.find((check) => check.id === id)?.note;
    expect(noteOf('title-length')).toMatch(/^Title is 9\d characters/);
    expect(noteOf('description-length')).toMatch(/^Meta description is 6 characters/);
  });

  it.each(named)('returns the agreed format with all facts kept: %s', (_, text) => {
    const result = build(text);
    expect(() => articlesSchema.parse(result)).not.toThrow();
    expect(result.original_article_markdown).toBe(text.trim());
    expect(result.facts.every((fact) => fact.outcome === 'kept')).toBe(true);
    expect(result.optimized_article_html).toContain('<h1>');
  });

  it('repairs someone else’s rewrite and says how', () => {
    const [text = ''] = texts;
    const foreign = text
      .replace('40 lines', '50 lines')
      .replace('I cannot restore', 'I can restore')
      .replace('in this repository', 'in my repository')
      .replace('no budget', 'no money');
    const {
      optimized_article_markdown: markdown,
      facts,
      changes,
    } = build(text, `${foreign}\n\n## More to read\n\nRead on, there is a lot more to say.`);
    expect(markdown).toContain('40 lines');
    expect(markdown).toContain('I cannot restore');
    expect(markdown).toContain('no money');
    expect(facts.find((fact) => fact.text === '40')?.outcome).toBe('repaired');
    expect(
      facts.find((fact) => fact.text === 'cannot' && fact.sentence.includes('single mail'))?.outcome,
    ).toBe('restored');
    expect(changes.some((change) => change.after.startsWith('## More to read'))).toBe(true);
  });

  it('returns the original when the rewrite is empty, cut off or nonsense', () => {
    for (const text of notEmpty(texts)) {
      for (const bad of ['', 'Sorry, I cannot help with that.', '# Nothing', '```']) {
        const result = build(text, bad);
        const { facts, kept } = verifyRewrite(text, result.optimized_article_markdown);
        expect(kept).toBe(facts.length);
        expect(result.optimized_article_markdown).toContain(text.split('\n\n')[1] ?? '');
      }
    }
  });

  it('makes hostile content of a rewrite harmless HTML', () => {
    const [text = ''] = texts;
    const { optimized_article_html: html } = build(
      text,
      `${text}\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[click](javascript:alert(1))`,
    );
    expect(html).not.toMatch(/<script|onerror|javascript:/i);
  });
});

describe('checkArticle', () => {
  const page = {
    title: 'Sourdough starter: how to keep it alive all year',
    description: `A sourdough starter ${'needs to be fed. It '.repeat(6)}`.slice(0, 140),
    leadKeyword: 'sourdough starter',
  };
  const good = `# Keep a sourdough starter alive\n\n${'A sourdough starter needs flour. '.repeat(2)}${'It grows in a warm jar. '.repeat(60)}\n\n## Feed the sourdough starter\n\n[Source](https://example.com) ![A jar](jar.jpg)`;
  const failed = (markdown: string, change: Partial<typeof page> = {}): string[] =>
    checkArticle(markdown, { ...page, ...change })
      .filter((check) => !check.pass)
      .map((check) => check.id);

  it.each([
    ['a title that is too long', good, { title: 'Sourdough starter '.repeat(5) }, 'title-length'],
    ['a title that is too short', good, { title: 'Sourdough starter' }, 'title-length'],
    [
      'a title without the keyword',
      good,
      { title: 'How to keep it alive for the whole year' },
      'title-keyword',
    ],
    ['a missing description', good, { description: '' }, 'description-length'],
    [
      'a heading without the keyword',
      good.replace('# Keep a sourdough starter alive', '# Keep it alive'),
      {},
      'h1-keyword',
    ],
    ['two main headings', `${good}\n\n# Another one`, {}, 'h1-single'],
    [
      'a keyword that is nowhere in the text',
      good.replace(/sourdough starter/gi, 'culture'),
      {},
      'keyword-density',
    ],
    ['a stuffed text', good.replace(/warm jar/g, 'sourdough starter'), {}, 'keyword-density'],
    [
      'a subheading without the keyword',
      good.replace('## Feed the sourdough starter', '## Feed it'),
      {},
      'subheading-keyword',
    ],
    ['an image without alternative text', good.replace('![A jar]', '![]'), {}, 'image-alt'],
    ['no link', good.replace('[Source](https://example.com)', ''), {}, 'links'],
    ['a short text', '# Sourdough starter\n\nA sourdough starter needs flour.', {}, 'text-length'],
    ['a paragraph that is too long', good, {}, 'paragraph-length'],
    ['a long stretch without subheading', good, {}, 'subheadings'],
    [
      'long sentences',
      good.replace(/(?:It grows in a warm jar\. ){4}/g, (four) => `${four.replace(/\. It/g, ' and it')}`),
      {},
      'sentence-length',
    ],
  ] as const)('finds %s', (_, markdown, change, id) => {
    expect(failed(markdown, change)).toContain(id);
  });

  it('passes what is right and states numbers and limits', () => {
    expect(failed(good)).toEqual(['subheadings', 'paragraph-length']);
    const note = checkArticle(good, page).find((check) => check.id === 'paragraph-length')?.note;
    expect(note).toMatch(/370 words; up to 150/);
  });

  it('compares two runs', () => {
    const before = checkArticle('text', page);
    const [check] = compareChecks(before, checkArticle(good, page)).filter(({ id }) => id === 'h1-single');
    expect(check).toMatchObject({ before: false, after: true, label: 'One main heading' });
  });
});

describe('describeChanges', () => {
  it('names an insertion, a change, a split and a removal in the order of the article', () => {
    const before =
      'The tower is old and it leans to the east of the town.\n\nThe keeper sleeps in a room under the lamp, and the boat comes on Thursday.\n\nNobody reads this line here.';
    const after =
      '# The tower\n\nThe tower is old and leans to the east of the town.\n\nThe keeper sleeps in a room under the lamp. The boat comes on Thursday.';
    const changes = describeChanges(before, after, 'tower');
    expect(changes.map((change) => [change.before, change.after])).toEqual([
      ['', '# The tower'],
      [
        'The tower is old and it leans to the east of the town.',
        'The tower is old and leans to the east of the town.',
      ],
      [
        'The keeper sleeps in a room under the lamp, and the boat comes on Thursday.',
        'The keeper sleeps in a room under the lamp. The boat comes on Thursday.',
      ],
      ['Nobody reads this line here.', ''],
    ]);
    expect(changes[0]?.reason).toContain('tower');
    expect(changes[2]?.reason).toContain('split');
  });

  it('finds no change if there is none', () => {
    for (const text of notEmpty(texts)) expect(describeChanges(text, text, 'x')).toEqual([]);
  });
});

describe('notes of the checks', () => {
  const noteOf = (markdown: string, id: string, leadKeyword = 'tower'): string =>
    checkArticle(markdown, { title: '', description: '', leadKeyword }).find((check) => check.id === id)
      ?.note ?? '';

  it.each([
    ['https://example.org/tower', 'The article has 1 link.'],
    ['www.example.org', 'The article has 1 link.'],
    ['<https://example.org>', 'The article has 1 link.'],
    ['[https://example.org](https://example.org)', 'The article has 1 link.'],
    ['[Tower](https://example.org) and https://example.net', 'The article has 2 links.'],
    ['a tower', 'There are no links. A link to a source or a related page helps readers.'],
  ])('count a bare address as a link once: %s', (address, note) => {
    expect(noteOf(`# Tower\n\nRead ${address} first.`, 'links')).toBe(note);
  });

  it.each([
    ['# Tower\n\nOne.', 'h1-single', 'The article has one main heading (H1).'],
    ['One.', 'h1-single', 'The article has no main heading (H1); it should have one.'],
    ['# Tower\n\n# Hill\n\nOne.', 'h1-single', 'The article has 2 main headings (H1); it should have one.'],
    [
      '# Tower\n\nOne.',
      'text-length',
      'Without headings, the article has 1 word; 300 or more are recommended.',
    ],
    ['![A](a.jpg)\n\nOne.', 'image-alt', '1 of 1 image has alt text.'],
    ['## The tower\n\nOne.', 'subheading-keyword', '1 of 1 subheading contains “tower”.'],
    [
      'The tower.',
      'keyword-density',
      '“tower” appears 1 time in 2 words (50%). A range of 0.5% to 3% reads naturally.',
    ],
  ])('use singular and plural: %s, %s', (markdown, id, note) => {
    expect(noteOf(markdown, id)).toBe(note);
  });
});
