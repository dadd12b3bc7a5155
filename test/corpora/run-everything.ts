import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { fitsSnippet, variantsOf } from '#domain/snippets/measure-pixels.ts';
import {
  articleFromText,
  canBeTitle,
  extractArticle,
  extractKeywords,
  findKeywordIdeas,
  repairRewrite,
  rewriteArticle,
  verifyRewrite,
  writeDescriptions,
  writeTitles,
} from '#engine';

/** A fault found with one input: the error that was thrown, or the promise that was broken. */
type Fault = { input: string; fault: string };

/**
 * How far an input is processed: to titles and descriptions, or to the rewrite and its verification, which take most of
 * the time.
 */
type Depth = 'snippets' | 'rewrite';

/**
 * In the big sets, every fourth input is processed completely, because the rewrite and its verification take most of
 * the time.
 */
export const depthOf = (i: number): Depth => (i % 4 === 0 ? 'rewrite' : 'snippets');

const wholeSentences = (markdown: string): string[] =>
  markdown
    .replace(/\\/g, '')
    .replace(/[#>*_`|]/g, ' ')
    .split(/\n\s*\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(({ length }) => length >= 40);

/** Ignores punctuation: a comma that a rewrite adds to both of two equal sentences does not make them different. */
const lettersOf = (sentence: string): string => sentence.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Sentences that a text contains more often than the original does. */
const repeatedIn = (text: string, original: string): string[] => {
  const known = Map.groupBy(wholeSentences(original), lettersOf);
  return [...Map.groupBy(wholeSentences(text), lettersOf)].flatMap(([letters, [sentence = '', ...others]]) =>
    others.length + 1 > Math.max(1, known.get(letters)?.length ?? 0) ? [sentence] : [],
  );
};

/** Faults of a rewrite: a lost fact, or a sentence that appears twice. */
const faultsOfRewrite = (article: Article, keywords: readonly KeywordIdea[]): string[] => {
  const { markdown } = repairRewrite(article.markdown, rewriteArticle(article, keywords).markdown);
  return [
    ...verifyRewrite(article.markdown, markdown)
      .facts.filter(({ kept }) => !kept)
      .map(({ text }) => `lost: ${text}`),
    // The author's title may become the main heading of a text that already contains it.
    ...repeatedIn(markdown, `${article.title ?? ''}\n\n${article.markdown}`).map(
      (sentence) => `said twice: ${sentence}`,
    ),
  ];
};

const promises = (article: Article, depth: Depth): string[] => {
  const keywords = findKeywordIdeas(article);
  const titles = writeTitles(article, keywords).map(({ text }) => text);
  const descriptions = writeDescriptions(article, keywords).map(({ text }) => text);
  return [
    ...(depth === 'rewrite' ? faultsOfRewrite(article, keywords) : []),
    ...(titles.length === variantsOf.title ? [] : [`${titles.length} titles`]),
    ...(descriptions.length === variantsOf.description ? [] : [`${descriptions.length} descriptions`]),
    ...titles.filter((text) => !canBeTitle(article, text)).map((text) => `too wide a title: ${text}`),
    ...descriptions
      .filter((text) => !fitsSnippet(text, 'description'))
      .map((text) => `too wide a description: ${text}`),
  ];
};

const faultsOf = (input: string, run: () => string[]): Fault[] => {
  try {
    return run().map((fault) => ({ input, fault }));
  } catch (error) {
    return [{ input, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
  }
};

/** Runs a text through key phrases, keywords, titles, descriptions, the rewrite and its verification. */
export const runText = (input: string, text: string, depth: Depth = 'rewrite'): Fault[] =>
  faultsOf(input, () => {
    // For text that is not empty, `promises` covers the key phrases.
    if (text.trim() === '')
      return extractKeywords(text).map(({ text: phrase }) => `a phrase of nothing: ${phrase}`);
    return promises(articleFromText(text), depth);
  });

/** Runs a page through extraction, and its article through everything that a text goes through. */
export const runPage = (input: string, html: string, depth: Depth = 'rewrite'): Fault[] =>
  faultsOf(input, () => {
    const article = extractArticle(html, 'https://example.com/a');
    extractKeywords(article.text);
    return article.text.trim() === '' ? [] : promises(article, depth);
  });
