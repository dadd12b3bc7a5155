import type { Article } from '#contracts/jobs/article.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet, sizeOf } from '#domain/snippets/measure-pixels.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { stemsOf } from '#engine';

/** One of the checks of `--check`, and what it found. */
export type Check = { id: string; passed: boolean; note: string };

const remedies: Readonly<Record<SnippetKind, string>> = {
  title: 'Shorten it, or run sweetspot without --check for shorter titles.',
  description: 'Shorten it.',
};

const checkLength = (kind: SnippetKind, text: string | null): Check => {
  const { maxCharacters, pixels } = snippetLimits[kind];
  if (text === null)
    return { id: kind, passed: false, note: `The ${kind} is missing. Add one to the front matter.` };
  const size = sizeOf(text, kind);
  const passed = fitsSnippet(text, kind);
  const note = `The ${kind} has ${size.characters} characters and ${size.pixels} px; at most ${maxCharacters} characters and ${pixels} px fit.`;
  return { id: kind, passed, note: passed ? note : `${note} ${remedies[kind]}` };
};

const checkLead = (title: string | null, lead: string | undefined): Check => {
  if (lead === undefined) return { id: 'lead', passed: false, note: 'No keywords were found.' };
  const stems = new Set(stemsOf((title ?? '').toLowerCase()));
  const missing = stemsOf(lead).filter((stem) => !stems.has(stem));
  return {
    id: 'lead',
    passed: missing.length === 0,
    note:
      missing.length === 0
        ? `The title names “${lead}”.`
        : `The title does not name the lead keyword “${lead}”. Add it, or run sweetspot without --check for titles.`,
  };
};

/** The author's title and description, and whether the title names the lead keyword. */
export const checkArticle = (
  article: Pick<Article, 'title' | 'description'>,
  result: FinalResult,
): Check[] => [
  checkLength('title', article.title),
  checkLength('description', article.description),
  checkLead(article.title, result.selected_keywords[0]?.keyword_text),
];

export const checksText = (checks: readonly Check[]): string =>
  checks.map(({ id, passed, note }) => `${passed ? 'ok    ' : 'FAILED'} ${id}: ${note}`).join('\n');
