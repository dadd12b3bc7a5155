import type { Article } from '#contracts/jobs/article.ts';
import {
  findKeywordIdeas,
  findPhrases,
  type LeadCandidate,
  meaningOf,
  measureText,
  type Phrase,
  rankLeads,
  readPhrase,
  readTopicText,
  scoreAll,
} from '#engine';
import { eachOnce } from './choose-items.ts';
import type { LabelItem } from './label-key.ts';

/**
 * The number of best candidates from the form of the text that the engine had, from the other form, and of composed
 * ones.
 */
const max = { best: 12, other: 6, composed: 3, all: 20 } as const;

const candidatesOf = (article: Article): LeadCandidate[] => {
  const text = measureText(readTopicText(article));
  const score = (phrases: readonly Phrase[]) => scoreAll(text, phrases);
  const phrases = findPhrases(text.text);
  const scores = score(phrases);
  const scored = phrases.flatMap((phrase, i) => (scores[i] ? [{ phrase, score: scores[i] }] : []));
  return rankLeads(text, scored, score).map(({ candidate }) => candidate);
};

const textOf = ({ phrase }: LeadCandidate): string => phrase.text;
const isComposed = ({ kind }: LeadCandidate): boolean => kind !== 'found' && kind !== 'title';

/** The current lead of the text, and the phrases that the engine would choose next, with and without the title. */
export function leadItems(article: Article, other: Article): LabelItem[] {
  const own = candidatesOf(article);
  const lead = findKeywordIdeas(article, { limit: 1 }).map(({ text }) => text);
  const texts = [
    ...lead,
    ...own.slice(0, max.best).map(textOf),
    ...candidatesOf(other).slice(0, max.other).map(textOf),
    ...own.slice(max.best).filter(isComposed).slice(0, max.composed).map(textOf),
  ];
  return eachOnce(texts, (text) => meaningOf(readPhrase(text)))
    .slice(0, max.all)
    .map((text) => ({ text, shown: text === lead[0] ? 1 : null }));
}
