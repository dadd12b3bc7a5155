import type { Article } from '#contracts/jobs/article.ts';
import type { Choices, ChosenSnippet, ChosenTexts } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { ArticleCheck, SnippetText } from '#contracts/keywords/writing.ts';
import { isEmptyChoice } from '#domain/results/apply-choices.ts';
import { rejectChanges } from '#domain/results/reject-changes.ts';
import { findLead, leadWith } from '#domain/shortlist/explain-lead.ts';
import { summarizeResult } from '#domain/shortlist/summarize-result.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readSummaryFacts } from './advice/summary-facts.ts';
import { measureSnippet } from './check-snippets.ts';
import { writeDescriptions } from './descriptions/write-descriptions.ts';
import { descriptionsWithLead, titlesWithLead } from './lead-texts.ts';
import { checkTexts, toHtml } from './rewriting/build-articles.ts';
import { writeTitles } from './titles/write-titles.ts';

type Snippets = Pick<ChosenTexts, 'titles' | 'descriptions'>;

const ideaOf = (entry: KeywordEntry): KeywordIdea => ({
  text: entry.keyword_text,
  relevance: Math.min(100, Math.max(1, Math.round(entry.relevance_score ?? 1))),
  relevanceFactors: entry.relevance_factors,
  intent: entry.intent_type,
  isBrand: entry.keyword_class.startsWith('Brand'),
  evidence: entry.evidence_level,
  passages: entry.passages,
  cluster: entry.cluster,
  reason: entry.reason,
});

/** The article that the run read, as far as its result stores it. */
const articleOf = ({ articles, source }: FinalResult): Article => ({
  ...articleFromText(articles?.original_article_markdown ?? source.text),
  url: source.url,
  title: source.title,
  byline: source.byline,
  published: source.published,
  language: source.language,
});

const asWritten = (text: SnippetText): ChosenSnippet => ({ ...text, original: text.text });

const withEdits = (
  texts: readonly SnippetText[],
  edits: Choices['titles'],
  kind: SnippetKind,
  ideas: readonly KeywordIdea[],
): ChosenSnippet[] =>
  texts.map((written) => {
    const edit = edits?.find(({ original }) => original === written.text);
    return edit
      ? { ...measureSnippet(edit.text, kind, ideas, 'Your own wording.'), original: written.text }
      : asWritten(written);
  });

const textsWithLead = (lead: string, article: Article, ideas: readonly KeywordIdea[]) => ({
  titles: titlesWithLead(lead, article, writeTitles(article, ideas), ideas),
  descriptions: descriptionsWithLead(lead, writeDescriptions(article, ideas), ideas),
});

/** For a lead that the user chose, they are written anew. For the run's own lead they stay, whoever wrote them. */
const snippetsFor = (
  result: FinalResult,
  choices: Choices,
  ideas: readonly KeywordIdea[],
  isOwnLead: boolean,
): Snippets => {
  const [lead] = ideas;
  const isNew = isOwnLead && lead && result.seo_titles.length > 0 && result.source.text !== '';
  const texts = isNew
    ? textsWithLead(lead.text, articleOf(result), ideas)
    : { titles: result.seo_titles, descriptions: result.meta_descriptions };
  return {
    titles: withEdits(texts.titles, choices.titles, 'title', ideas),
    descriptions: withEdits(texts.descriptions, choices.descriptions, 'description', ideas),
  };
};

const chosenOf = (texts: readonly ChosenSnippet[], chosen: string | undefined): ChosenSnippet | undefined =>
  texts.find(({ original }) => original === chosen);

/** The result has no description of the page, so its findings from before the rewrite stay. */
const beforeOf = (check: ArticleCheck, stored: readonly ArticleCheck[], isOwnLead: boolean): boolean => {
  const isOfDescription =
    check.id === 'description-length' || (check.id === 'description-keyword' && !isOwnLead);
  return isOfDescription ? (stored.find(({ id }) => id === check.id)?.before ?? check.before) : check.before;
};

const articleFor = (
  result: FinalResult,
  choices: Choices,
  ideas: readonly KeywordIdea[],
  snippets: Snippets,
  isOwnLead: boolean,
): ChosenTexts['article'] => {
  const { articles } = result;
  if (articles === null) return null;
  const { markdown, stuck } = rejectChanges(
    {
      original: articles.original_article_markdown,
      optimized: articles.optimized_article_markdown,
      changes: articles.changes,
    },
    choices.rejected ?? [],
  );
  const isSame = markdown === articles.optimized_article_markdown;
  const title = chosenOf(snippets.titles, choices.title);
  const description = chosenOf(snippets.descriptions, choices.description);
  const checks = checkTexts(markdown, {
    article: articleOf(result),
    keywords: ideas,
    titles: title === undefined ? snippets.titles : [title],
    descriptions: description === undefined ? snippets.descriptions : [description],
    chosen: { title: title?.text, description: description?.text },
  });
  return {
    markdown,
    html: isSame ? articles.optimized_article_html : toHtml(markdown, result.source.url),
    checks: checks.map((check) => ({ ...check, before: beforeOf(check, articles.checks, isOwnLead) })),
    stuck,
  };
};

const unchanged = ({ summary, seo_titles, meta_descriptions, articles }: FinalResult): ChosenTexts => ({
  summary,
  titles: seo_titles.map(asWritten),
  descriptions: meta_descriptions.map(asWritten),
  article: articles && {
    markdown: articles.optimized_article_markdown,
    html: articles.optimized_article_html,
    checks: articles.checks,
    stuck: [],
  },
});

/** Without its stored text, a result has only its keywords. */
const summaryFor = (result: FinalResult, lead: KeywordEntry): string => {
  const facts =
    result.source.text === '' ? undefined : readSummaryFacts(articleOf(result), lead.keyword_text);
  return summarizeResult(result.selected_keywords, { lead, facts });
};

const followNow = (result: FinalResult, choices: Choices): ChosenTexts => {
  if (isEmptyChoice(choices)) return unchanged(result);
  const entries = result.selected_keywords;
  const lead = findLead(entries, choices.lead);
  const isOwnLead = lead !== findLead(entries);
  const ideas = leadWith(entries, choices.lead ?? null).map(ideaOf);
  const snippets = snippetsFor(result, choices, ideas, isOwnLead);
  return {
    summary: isOwnLead && lead ? summaryFor(result, lead) : result.summary,
    ...snippets,
    article: articleFor(result, choices, ideas, snippets, isOwnLead),
  };
};

/**
 * The texts of a result under its user's choices. Another lead keyword gets new titles, descriptions and checks;
 * edited texts are measured; rejected changes are removed from the article. No language model is called. @throws
 * JobError ContentTooComplex
 */
export const followChoices = (result: FinalResult, choices: Choices): ChosenTexts =>
  withinDeadline(() => followNow(result, choices));
