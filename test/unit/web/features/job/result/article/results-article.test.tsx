// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Articles } from '#contracts/keywords/writing.ts';
import { changeKey } from '#domain/results/change-key.ts';
import {
  articleFromText,
  buildArticles,
  findKeywordIdeas,
  rewriteArticle,
  writeDescriptions,
  writeTitles,
} from '#engine';
import { eventually } from '#test/eventually.ts';
import { notEmpty } from '#test/not-empty.ts';
import { fixedChoosing, result } from '#test/web-setup/results-fixture.ts';
import { compareArticles, stripMarkdown } from '#web/features/job/result/article/article-diff.ts';
import { ArticlePanel } from '#web/features/job/result/article/article-panel.tsx';
import { SafeHtml } from '#web/features/job/result/article/safe-html.tsx';
import { parseSafeHtml } from '#web/features/job/result/article/safe-nodes.ts';
import { plainText, toBlocks } from '#web/features/job/result/article-export/article-node.ts';
import { pendingNotices } from '#web/lib/notify.ts';

const rewriteByEngine = (text: string): Articles => {
  const article = articleFromText(text);
  const ideas = findKeywordIdeas(article).slice(0, 8);
  const { markdown } = rewriteArticle(article, ideas);
  return buildArticles(
    article,
    markdown,
    ideas,
    writeTitles(article, ideas),
    writeDescriptions(article, ideas),
  );
};

const fixed = fixedChoosing(result);

afterEach(() => {
  cleanup();
  pendingNotices.set([]);
});

const blocksOf = (html: string) => toBlocks(parseSafeHtml(html));
const renderHtml = (html: string): HTMLElement => render(<SafeHtml nodes={parseSafeHtml(html)} />).container;

describe('article HTML', () => {
  test('keeps the elements of an article', () => {
    const html =
      '<h2>Title</h2><p>One <strong>bold</strong> <a href="https://example.com/a">link</a>.</p><ul><li>x</li></ul><pre><code>a &lt; b</code></pre><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
    const container = renderHtml(html);
    expect(container.querySelector('strong')?.textContent).toBe('bold');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('https://example.com/a');
    expect(container.querySelector('a')?.rel).toContain('noopener');
    expect(container.querySelector('td')?.colSpan).toBe(2);
    expect(container.querySelector('code')?.textContent).toBe('a < b');
  });

  test.each([
    '<script>window.hit = 1</script>',
    '<img src="x" onerror="window.hit = 1">',
    '<svg onload="window.hit = 1"><a href="javascript:window.hit=1">x</a></svg>',
    '<a href="javascript:window.hit=1">x</a>',
    '<a href="  java\nscript:window.hit=1">x</a>',
    '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
    '<p style="position:fixed" onclick="window.hit=1" class="x" id="main">x</p>',
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1></style></mglyph></table></mtext></math>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example">',
  ])('removes %s', (html) => {
    const container = renderHtml(`<p>before</p>${html}<p>after</p>`);
    expect(
      container.querySelector('script,svg:not(.lucide),iframe,form,input,button,style,object,embed,base,img'),
    ).toBeNull();
    for (const element of notEmpty(container.querySelectorAll('*')))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$/);
        expect(value).not.toMatch(/script:/i);
      }
    expect(window).not.toHaveProperty('hit');
    expect(container.textContent).toMatch(/^before.*after$/);
  });

  test('consists only of allowed elements, whatever the input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '"',
      'p',
      'img',
      'svg',
      'script',
      ' onerror=',
      'javascript:',
      'x',
      '<!--',
      '-->',
      '<b>',
      '</p>',
      '&#60;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const container = renderHtml(pieces.join(''));
        expect(container.querySelector('script,svg:not(.lucide),img')).toBeNull();
        cleanup();
      }),
      { numRuns: 200 },
    );
  });

  test('names an image instead of loading it from its site', () => {
    const container = renderHtml('<p><img src="https://example.com/a.jpg" alt="A loaf"></p>');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('Image: A loaf');
  });
});

describe('the difference', () => {
  const kinds = (before: string, after: string, changes: Articles['changes'] = []) =>
    compareArticles(blocksOf(before), blocksOf(after), changes).map(({ change }) => change?.kind ?? 'same');

  test('marks the blocks that changed and no others', () => {
    expect(kinds('<p>One two three.</p><p>Same.</p>', '<p>One two four.</p><p>Same.</p>')).toEqual([
      'changed',
      'same',
    ]);
  });

  test('takes words and reason from the recorded change', () => {
    const [block] = compareArticles(
      blocksOf('<p>First. Bread is good.</p>'),
      blocksOf('<p>First. Rye bread is good.</p>'),
      [{ before: 'Bread is good.', after: '**Rye bread** is good.', reason: 'The keyword stands here.' }],
    );
    expect(block?.change?.differences).toEqual([
      {
        reason: 'The keyword stands here.',
        words: [
          { text: 'Bread', kind: 'out' },
          { text: 'Rye bread', kind: 'in' },
          { text: ' is good.', kind: 'kept' },
        ],
      },
    ]);
  });

  test('shows Markdown as words, with the signs that the author escaped', () => {
    expect(stripMarkdown('## *Two* \\* two is `four`, not snake\\_case')).toBe(
      'Two * two is four, not snake_case',
    );
  });

  test('does not mark a paragraph as changed if a new heading only splits it in two', () => {
    const change = { before: '', after: '## Flour', reason: 'A subheading.' };
    expect(kinds('<p>One. Two.</p>', '<p>One.</p><h2>Flour</h2><p>Two.</p>', [change])).toEqual([
      'same',
      'changed',
      'same',
    ]);
  });

  test('shows removed blocks', () => {
    expect(kinds('<p>Keep.</p><p>Drop this one.</p>', '<p>Keep.</p>')).toEqual(['same', 'removed']);
  });

  test('shows an image that only gets alt text as changed, not as removed', () => {
    const image = (alt: string) => `<p><img src="https://example.com/1.jpg" alt="${alt}"></p>`;
    expect(kinds(`<p>One.</p>${image('')}`, `<p>One.</p>${image('The tower at dawn')}`)).toEqual([
      'same',
      'changed',
    ]);
    expect(kinds(image(''), '<p>Another text.</p>')).toEqual(['changed', 'removed']);
  });

  test('has no mark for a pasted text that the rewrite leaves as it is, whatever its syntax', () => {
    const pasted =
      '# Notes\n\n{{< notice tip >}} Feed it on Fridays. {{< /notice >}}\n\nSee [[Rye bread|the loaf]] and {% raw %}the rest{% endraw %}.\n\n<div>\n\nThe routine is short.\n\n</div>';
    const articles = rewriteByEngine(pasted);
    expect(articles.changes).toEqual([]);
    expect(kinds(articles.original_article_html, articles.optimized_article_html)).not.toContain('changed');
  });

  test('never loses a block, and marks nothing between equal articles', () => {
    const words = fc.array(fc.constantFrom('bread', 'rye', 'flour', 'water', 'salt'), {
      minLength: 1,
      maxLength: 6,
    });
    const article = fc
      .array(words, { maxLength: 8 })
      .map((paragraphs) => paragraphs.map((paragraph) => `<p>${paragraph.join(' ')}</p>`).join(''));
    fc.assert(
      fc.property(article, article, (before, after) => {
        const optimized = blocksOf(after);
        const shown = compareArticles(blocksOf(before), optimized, []);
        const kept = shown.filter(({ change }) => change?.kind !== 'removed');
        expect(kept.map(({ block }) => plainText(block))).toEqual(optimized.map(plainText));
        expect(compareArticles(optimized, optimized, []).every(({ change }) => change === null)).toBe(true);
      }),
    );
  });

  test('explains every recorded change of a real rewrite', () => {
    const article = readFileSync('test/fixtures/articles/cold-brew-at-home.txt', 'utf8');
    const mistakes =
      'I recieved my first jar from a friend.\n\nIt is is still in use. However its worth the price.';
    const articles = rewriteByEngine(`${article}\n\n${mistakes}`);
    const shown = compareArticles(
      blocksOf(articles.original_article_html),
      blocksOf(articles.optimized_article_html),
      articles.changes,
    );
    const reasons = shown.flatMap(({ change }) => change?.differences.map(({ reason }) => reason) ?? []);
    expect(reasons).not.toContain(null);
    for (const { reason } of notEmpty(articles.changes)) expect(reasons).toContain(reason);
  });
});

describe('the article panel', () => {
  const articles: Articles = {
    original_article_markdown: 'Bread is good.',
    optimized_article_markdown: '**Rye bread** is good.',
    original_article_html: '<p>Bread is good.</p>',
    optimized_article_html: '<p><strong>Rye bread</strong> is good.</p>',
    facts: [
      { kind: 'number', text: '42 %', sentence: 'It is 42 %.', outcome: 'kept' },
      { kind: 'name', text: 'Anna', sentence: 'Anna bakes.', outcome: 'restored' },
    ],
    checks: [
      { id: 'title', label: 'Title length', before: false, after: true, note: 'Title is 50 characters.' },
    ],
    changes: [
      { before: 'Bread is good.', after: '**Rye bread** is good.', reason: 'The keyword stands here.' },
    ],
  };
  const box = () => screen.getByRole('region', { name: /article/ });

  test('[A-180][A-181] has Apply SEO turned on: on shows the optimized article, off the original', async () => {
    render(<ArticlePanel articles={articles} result={result} choosing={fixed} />);
    const apply = screen.getByRole<HTMLInputElement>('switch', { name: 'Apply SEO' });
    expect(apply.checked).toBe(true);
    expect(box().textContent).toBe('Rye bread is good.');
    await userEvent.click(apply);
    expect(box().textContent).toBe('Bread is good.');
  });

  test('opens a changed passage with before, after and the reason', async () => {
    render(<ArticlePanel articles={articles} result={result} choosing={fixed} />);
    expect(screen.getByText('1 change, marked in the margin.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /show before and after/ }));
    expect(screen.getByText('Before', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      'Bread is good.',
    );
    expect(screen.getByText('After', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      'Rye bread is good.',
    );
    expect(screen.getAllByText('The keyword stands here.')).toHaveLength(2);
  });

  test('counts the accepted changes of a passage, not the passage', () => {
    const second = { before: 'is good', after: 'is very good', reason: 'Two changes share the passage.' };
    const both = { ...articles, changes: [...articles.changes, second] };
    const { rerender } = render(<ArticlePanel articles={both} result={result} choosing={fixed} />);
    expect(screen.getByText('2 changes in 1 passage, marked in the margin.')).toBeTruthy();
    const choices = { ...fixed.choices, rejected: [changeKey(second)] };
    rerender(<ArticlePanel articles={both} result={result} choosing={{ ...fixed, choices }} />);
    expect(screen.getByText('1 change, marked in the margin.')).toBeTruthy();
  });

  test('says what changed where the words are the same, and nothing of a wording that is empty', () => {
    const heading = {
      before: '### Blinds',
      after: '## Blinds',
      reason: 'The heading now has the right level.',
    };
    const image = {
      before: '![](https://example.com/1.jpg)',
      after: '![The tower at dawn](https://example.com/1.jpg)',
      reason: 'The image now has alt text.',
    };
    const form = { before: '**Rye** bread', after: '*Rye* bread', reason: 'The emphasis is lighter.' };
    const changed = { ...articles, changes: [heading, image, form] };
    render(<ArticlePanel articles={changed} result={result} choosing={fixed} />);
    const items = screen
      .getAllByRole('definition', { hidden: true })
      .flatMap((item) => item.closest('li') ?? []);
    expect([...new Set(items)].map((item) => item.querySelector('dl')?.textContent)).toEqual([
      'Heading, level 3 before and level 2 nowBlinds',
      'Our wordingThe tower at dawn',
      'Same words, other formattingRye bread',
    ]);
  });

  test('[A-182] says that an empty article is empty', () => {
    render(
      <ArticlePanel
        choosing={fixed}
        articles={{ ...articles, optimized_article_html: ' ', original_article_html: '' }}
        result={result}
      />,
    );
    expect(screen.getByText('No article content available')).toBeTruthy();
  });

  test('[A-308] keeps its box between 400 and 600 px', () => {
    render(<ArticlePanel articles={articles} result={result} choosing={fixed} />);
    expect(box().className).toContain('min-h-[400px]');
    expect(box().className).toContain('max-h-[600px]');
  });

  test('says how many facts were kept and which were restored', () => {
    render(<ArticlePanel articles={articles} result={result} choosing={fixed} />);
    expect(screen.getByText('2 of 2 facts kept')).toBeTruthy();
    expect(screen.getByText(/1 of them restored/)).toBeTruthy();
    expect(screen.getByText('Sentence restored')).toBeTruthy();
    expect(screen.getByText('42 %')).toBeTruthy();
  });

  test('lists each fact once, with how often it occurs, so that the list agrees with the count', () => {
    const negation = (sentence: string) => ({
      kind: 'negation' as const,
      text: 'not',
      sentence,
      outcome: 'kept' as const,
    });
    const facts = [negation('One.'), negation('Two.'), { ...negation('Three.'), text: 'never' }];
    render(<ArticlePanel articles={{ ...articles, facts }} result={result} choosing={fixed} />);
    expect(screen.getByText('Negations (3)').nextElementSibling?.textContent).toBe('not (2 times) · never');
  });

  test('shows the checks before and after', () => {
    render(<ArticlePanel articles={articles} result={result} choosing={fixed} />);
    expect(screen.getByText('1 of 1 on-page checks met')).toBeTruthy();
    const row = screen.getByText('Title length').closest('tr');
    expect(row?.textContent).toContain('NoYes');
  });

  test.each([
    ['Copy Optimized Article (Markdown)', articles.optimized_article_markdown],
    ['Copy Optimized Article (HTML)', articles.optimized_article_html],
    ['Copy Raw Article (Markdown)', articles.original_article_markdown],
  ])('[A-191] %s copies the text that it names', async (name, text) => {
    userEvent.setup();
    render(<ArticlePanel articles={articles} result={result} choosing={fixed} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    await eventually(async () => expect(await navigator.clipboard.readText()).toBe(text));
  });
});
