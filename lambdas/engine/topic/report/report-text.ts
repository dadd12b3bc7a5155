import type { Article } from '#contracts/jobs/article.ts';
import type { Tag } from '#engine/english/part-of-speech.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import type { Token } from '#engine/language/tokenize.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { openingSentences } from './opening-sentences.ts';

export type ReportWord = Token & { tag: Tag };

/**
 * A report as tagged sentences: its title, and its text from the opening sentence on. `folded` has both as plain
 * lowercase text.
 */
export type ReportText = {
  title: readonly ReportWord[];
  sentences: readonly (readonly ReportWord[])[];
  folded: string;
};

const read = 8000;

export const readReportText = (article: Article): ReportText => {
  const opening = openingSentences(article, 3);
  const first = opening[0] ?? '';
  const at = Math.max(0, article.text.indexOf(first.slice(0, 60)));
  const body = article.text.slice(at, at + read);
  const title = ownTitle(article) ?? '';
  return {
    title: tagWords(title),
    sentences: body.split('\n').flatMap((line) => splitSentences(line).map(({ text }) => tagWords(text))),
    folded: fold(`${title}\n${body}`),
  };
};
