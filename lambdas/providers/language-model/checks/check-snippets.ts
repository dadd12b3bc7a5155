import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { findSnippetFaults, measureSnippet } from '#engine';
import type { Written } from '#ports';
import type { SnippetsOutput } from '#providers/language-model/prompts/snippets.ts';
import { cleanLine } from '#providers/language-model/requests/data-channel.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';
import { languageFaults, markupFaults, refusalFaults } from './plain-text.ts';

const why: Readonly<Record<SnippetKind, string>> = {
  title: 'Says in other words what the article offers, with facts from the article.',
  description: 'Sums up what the article offers, with facts from the article.',
};

/** Several times the requested length. Longer answers are not read. */
const readCharacters = 1_000;
const maxTexts = 20;

const toSnippet = (text: string, kind: SnippetKind, keywords: readonly KeywordIdea[]): SnippetText => {
  const measured = measureSnippet(text, kind, keywords, why[kind]);
  const [first] = measured.keywords;
  return first === undefined
    ? measured
    : { ...measured, why: `${why[kind]} Contains the keyword “${first}”.` };
};

/** Checks titles and descriptions that a model wrote. Our code computes their measurements and reasons. */
export const checkSnippets = (
  article: Article,
  keywords: readonly KeywordIdea[],
  output: SnippetsOutput,
): Verdict<Written> => {
  const longest = Math.max(0, ...[...output.titles, ...output.descriptions].map(({ length }) => length));
  if (longest > readCharacters || output.titles.length + output.descriptions.length > maxTexts)
    return { value: null, faults: [{ reason: 'length', detail: 'These are not titles and descriptions.' }] };
  const titles = output.titles.map(cleanLine);
  const descriptions = output.descriptions.map(cleanLine);
  const texts = [...titles, ...descriptions];
  const faults = [
    ...refusalFaults(texts, article.text),
    ...markupFaults(texts, article.text),
    ...languageFaults(titles, article.language),
    ...languageFaults(descriptions, article.language),
    ...findSnippetFaults({ titles, descriptions }, article, keywords),
  ];
  const value = {
    titles: titles.map((text) => toSnippet(text, 'title', keywords)),
    descriptions: descriptions.map((text) => toSnippet(text, 'description', keywords)),
  };
  return { value: faults.length === 0 ? value : null, faults };
};
