import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ArticleCheck, Articles, SnippetText } from '#contracts/keywords/writing.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { sanitizeHtml } from '#engine/extraction/html/sanitize-html.ts';
import { renderMarkdown } from '#engine/markdown/render-markdown.ts';
import {
  findUncertainPassages,
  type JudgedElsewhere,
  type UncertaintyBounds,
} from '#engine/verification/repair/changed-passages.ts';
import { repairRewrite } from '#engine/verification/repair/repair-rewrite.ts';
import { withAdvice } from '#engine/writing/advice/advise.ts';
import { checkArticle, compareChecks } from '#engine/writing/checks/check-article.ts';
import type { CheckResult } from '#engine/writing/checks/check-page-texts.ts';
import { describeChanges } from './describe-changes.ts';
import { withoutAlt } from './images/alt-words.ts';
import { withoutDroppedLabels } from './markup/page-labels.ts';
import { gateHeadings } from './sections/gate-headings.ts';
import { isCorrection } from './words/tidy-sentence.ts';

/** Renders Markdown as sanitized HTML. `base` resolves relative addresses. */
export const toHtml = (markdown: string, base: string | null): string =>
  sanitizeHtml(renderMarkdown(markdown), base);

const passed = (checks: readonly CheckResult[]): number => checks.filter((check) => check.pass).length;

const worsened = (before: readonly CheckResult[], after: readonly CheckResult[]): number =>
  before.filter((check) => check.pass && after.find((other) => other.id === check.id)?.pass === false).length;

type Page = {
  article: Article;
  leadKeyword: string;
  titles: readonly SnippetText[];
  descriptions: readonly SnippetText[];
  /** The user's choice. It replaces the article's own title or description and all candidates. */
  chosen: { readonly title?: string | undefined; readonly description?: string | undefined };
};

const checksBefore = ({ article, leadKeyword }: Page): CheckResult[] =>
  checkArticle(article.markdown, {
    title: article.title ?? '',
    description: article.description ?? '',
    leadKeyword,
  });

/** The texts that may be used: the chosen one, or else the candidates and the article's own. */
const usable = (
  texts: readonly SnippetText[],
  own: string | null,
  chosen: string | undefined,
): readonly string[] => (chosen === undefined ? [...texts.map(({ text }) => text), own ?? ''] : [chosen]);

/** How many checks pass with the best of the usable titles and descriptions. */
const passedWithBest = (markdown: string, page: Page, before: readonly CheckResult[]): number => {
  const { article, chosen } = page;
  const titles = usable(page.titles, article.title, chosen.title);
  const descriptions = usable(page.descriptions, article.description, chosen.description);
  const check = (title: string, description: string): CheckResult[] =>
    checkArticle(markdown, { title, description, leadKeyword: page.leadKeyword });
  const scoreChecks = (checks: CheckResult[]): number => passed(checks) - 10 * worsened(before, checks);
  const better = <T>(values: readonly T[], of: (value: T) => number): T | undefined =>
    values.reduce<T | undefined>(
      (best, value) => (best === undefined || of(value) > of(best) ? value : best),
      undefined,
    );
  const [first = ''] = descriptions;
  const title = better(titles, (value) => scoreChecks(check(value, first))) ?? '';
  const description = better(descriptions, (value) => scoreChecks(check(title, value))) ?? '';
  return passed(check(title, description));
};

/** The checks with the title and description in use: the chosen ones, otherwise the first. */
const checksInUse = (markdown: string, { article, leadKeyword, chosen, ...page }: Page): CheckResult[] =>
  checkArticle(markdown, {
    title: chosen.title ?? page.titles[0]?.text ?? article.title ?? '',
    description: chosen.description ?? page.descriptions[0]?.text ?? article.description ?? '',
    leadKeyword,
  });

/** The checks of a version of the article with the title and description in use, compared with the original's. */
export const checkTexts = (
  markdown: string,
  { keywords, ...texts }: Omit<Page, 'leadKeyword'> & { keywords: readonly KeywordIdea[] },
): ArticleCheck[] => {
  const page = { ...texts, leadKeyword: keywords[0]?.text ?? '' };
  const after = checksInUse(markdown, page);
  return compareChecks(checksBefore(page), withAdvice(after, { ...page, markdown, keywords }));
};

/** Whether two texts have the same words in the same paragraphs. Only invisible whitespace may differ. */
const sameWords = (a: string, b: string): boolean => seen(a) === seen(b);
const seen = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .join('\n\n');

/** Other facts known about an article. Mentioning them is not an invention. */
const knownOf = ({ title, description, byline, siteName }: Article): string =>
  [title, description, byline, siteName].filter((text) => text !== null).join('\n\n');

/**
 * The passages of a rewrite whose meaning the engine's judge doubts, compared as in `buildArticles`. The most doubtful
 * come first; at most `most` are returned, none longer than `characters`.
 */
export const findUncertain = (
  article: Article,
  rewrittenMarkdown: string,
  bounds: UncertaintyBounds,
): JudgedElsewhere[] =>
  withinDeadline(() =>
    findUncertainPassages(
      article.markdown,
      gateHeadings(article, rewrittenMarkdown),
      knownOf(article),
      bounds,
    ),
  );

/** Whether a passage differs only by corrected errors or by alt text. Neither changes its meaning. */
const isHarmless = (before: string, after: string): boolean =>
  isCorrection(before, after) || (before !== '' && withoutAlt(before) === withoutAlt(after));

/**
 * The article that the author sees next to the rewrite. A pasted text is rendered like the rewrite, with the commands of
 * templates that its HTML hides. Otherwise, each command would be marked as a change.
 */
const originalHtml = ({ url, html, markdown }: Article): string =>
  url === null || html === '' ? toHtml(markdown, url) : html;

const buildArticlesNow = (
  article: Article,
  rewrittenMarkdown: string,
  keywords: readonly KeywordIdea[],
  titles: readonly SnippetText[],
  descriptions: readonly SnippetText[],
  judged: readonly JudgedElsewhere[],
): Articles => {
  const page = { article, leadKeyword: keywords[0]?.text ?? '', titles, descriptions, chosen: {} };
  const gated = gateHeadings(article, rewrittenMarkdown);
  const original = withoutDroppedLabels(article.markdown, gated);
  const repaired = repairRewrite(original, gated, knownOf(article), judged, isHarmless);
  const before = checksBefore(page);
  const isWorse =
    passedWithBest(repaired.markdown, page, before) < passed(before) ||
    sameWords(repaired.markdown, article.markdown);
  const markdown = isWorse ? article.markdown : repaired.markdown;
  const facts = isWorse
    ? repaired.facts.map((fact) => ({ ...fact, outcome: 'kept' as const }))
    : repaired.facts;
  return {
    original_article_markdown: article.markdown,
    optimized_article_markdown: markdown,
    optimized_article_html: toHtml(markdown, article.url),
    original_article_html: originalHtml(article),
    facts,
    checks: compareChecks(before, withAdvice(checksInUse(markdown, page), { ...page, markdown, keywords })),
    changes: isWorse ? [] : describeChanges(article.markdown, markdown, page.leadKeyword),
  };
};

/**
 * Makes the article part of a result from a rewrite of any source. It verifies the rewrite, repairs lost facts once in
 * place, restores what cannot be repaired, keeps added headings in order, runs the on-page checks before and after, and
 * lists the changes. For a passage in `judged`, that verdict on its meaning counts instead of the engine's. Returns the
 * original unchanged when the rewrite passes fewer checks than the original or has the same words.
 */
export const buildArticles = (
  article: Article,
  rewrittenMarkdown: string,
  keywords: readonly KeywordIdea[],
  titles: readonly SnippetText[],
  descriptions: readonly SnippetText[],
  judged: readonly JudgedElsewhere[] = [],
): Articles =>
  withinDeadline(() => buildArticlesNow(article, rewrittenMarkdown, keywords, titles, descriptions, judged));
