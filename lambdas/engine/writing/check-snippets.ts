import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import type { ModelFault } from '#contracts/models/language-model.ts';
import { sizeOf, variantsOf } from '#domain/snippets/measure-pixels.ts';
import { type SnippetKind, snippetFit } from '#domain/snippets/snippet-fit.ts';
import { findUnfounded } from '#engine/verification/find-unfounded.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { haveSameOpening, similarity } from '#engine/writing/passages/similarity.ts';
import { keywordsIn } from './checks/keywords-in.ts';
import { descriptionGateFaults, titleGateFaults } from './gate-snippets.ts';

export type SnippetTexts = { titles: readonly string[]; descriptions: readonly string[] };

/** The share of common content words (Dice coefficient) above which two texts are variants of each other. */
const minSimilarity = 0.75;
/** Whether two titles or descriptions are too similar to offer both. */
export const areSimilar = (a: string, b: string): boolean =>
  haveSameOpening(a, b) || similarity(contentOf(a), contentOf(b), 'mean') > minSimilarity;

const lengthFaults = (texts: readonly string[], kind: SnippetKind): ModelFault[] => {
  const { minCharacters, maxCharacters, pixels } = snippetLimits[kind];
  return texts.flatMap((text) => {
    const size = sizeOf(text, kind);
    if (snippetFit(size, kind) === 'fits') return [];
    const found = `The ${kind} “${text}” has ${size.characters} characters and is ${size.pixels} px wide`;
    const detail = `${found}; it must have ${minCharacters} to ${maxCharacters} characters and at most ${pixels} px.`;
    return [{ reason: 'length' as const, detail }];
  });
};

const similarityFaults = (texts: readonly string[], kind: SnippetKind): ModelFault[] =>
  texts.flatMap((text, i) =>
    texts
      .slice(i + 1)
      .filter((other) => areSimilar(text, other))
      .map((other) => ({
        reason: 'alike' as const,
        detail: `The ${kind}s “${text}” and “${other}” say the same thing in nearly the same words.`,
      })),
  );

const countFaults = (texts: readonly string[], kind: SnippetKind): ModelFault[] =>
  texts.length === variantsOf[kind]
    ? []
    : [{ reason: 'count', detail: `There are ${texts.length} ${kind}s; ${variantsOf[kind]} are required.` }];

const factFaults = ({ titles, descriptions }: SnippetTexts, article: Article): ModelFault[] => {
  const markdown = [...titles.map((title) => `## ${title}`), ...descriptions].join('\n\n');
  return findUnfounded(article, markdown).map((fact) => ({
    reason: 'facts',
    detail: `“${fact}” is not in the article.`,
  }));
};

/** The gates are made for English. */
const isEnglish = ({ language }: Article): boolean => language === null || language === 'en';

/** The gates read the whole article, so they do not judge texts with other faults. */
const gateFaults = (
  { titles, descriptions }: SnippetTexts,
  article: Article,
  keywords: readonly KeywordIdea[],
): ModelFault[] =>
  isEnglish(article)
    ? [...titleGateFaults(titles, article, keywords), ...descriptionGateFaults(descriptions, article)]
    : [];

const formFaults = (texts: SnippetTexts, article: Article): ModelFault[] => [
  ...countFaults(texts.titles, 'title'),
  ...countFaults(texts.descriptions, 'description'),
  ...lengthFaults(texts.titles, 'title'),
  ...lengthFaults(texts.descriptions, 'description'),
  ...similarityFaults(texts.titles, 'title'),
  ...similarityFaults(texts.descriptions, 'description'),
  ...factFaults(texts, article),
];

/**
 * The problems of titles and descriptions: their number, length, similarity and facts that the article does not have.
 * If there are none, the texts that an editor would not publish.
 */
export const findSnippetFaults = (
  texts: SnippetTexts,
  article: Article,
  keywords: readonly KeywordIdea[],
): ModelFault[] => {
  const faults = formFaults(texts, article);
  return faults.length > 0 ? faults : gateFaults(texts, article, keywords);
};

/** A text with its measured lengths; the writer's own numbers are ignored. */
export const measureSnippet = (
  text: string,
  kind: SnippetKind,
  keywords: readonly KeywordIdea[],
  why: string,
): SnippetText => ({
  text,
  ...sizeOf(text, kind),
  keywords: keywordsIn(text, keywords),
  why,
});
