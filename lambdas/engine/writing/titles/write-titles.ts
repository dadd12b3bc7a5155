import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { holdsKeyword, keywordsIn } from '#engine/writing/checks/keywords-in.ts';
import {
  countCharacters,
  fitsSnippet,
  measurePixels,
  variantsOf,
} from '#engine/writing/checks/measure-pixels.ts';
import { chooseDifferent, completeWith, withOneThat } from '#engine/writing/choose-different.ts';
import { openAlike } from '#engine/writing/likeness.ts';
import { contentOf, readPassages } from '#engine/writing/read-passages.ts';
import { fallbackTitles, leastTelling } from './fallback-titles.ts';
import { isTitleCase, toTitleCase, usesTitleCase } from './headline-style.ts';
import { findTitleCandidates } from './title-candidates.ts';
import type { TitleAngle, TitleCandidate } from './title-score.ts';

const reasons: Readonly<Record<TitleAngle, string>> = {
  own: 'Your own headline, at a length that fits a search result.',
  lead: 'Gives the news of the article in the words of its opening.',
  question: 'Asks what a searcher asks, in the words of the article.',
  number: 'Gives a number from the article, so that the reader knows what to expect.',
  topic: 'Opens with the keyword, followed by what the article says about it.',
  sections: 'Opens with the topic and names what the sections of the article cover.',
  label: 'Names the subject plainly, in the words of the article.',
  detail: 'Uses another point that the article makes.',
};

const whyOf = (candidate: TitleCandidate, keywords: readonly string[]): string => {
  const [first] = keywords;
  const reason = reasons[candidate.angle];
  return first === undefined || candidate.angle === 'topic'
    ? reason
    : `${reason} Contains the keyword “${first}”.`;
};

const toSnippet = (candidate: TitleCandidate, keywords: readonly KeywordIdea[]): SnippetText => {
  const held = keywordsIn(candidate.text, keywords);
  return {
    text: candidate.text,
    characters: countCharacters(candidate.text),
    pixels: measurePixels(candidate.text, 'title'),
    keywords: held,
    why: whyOf(candidate, held),
  };
};

/** With a lower relevance of the lead keyword, no title has to contain it. */
const leastRelevance = 50;

/** A short headline leaves room for a variant with the names or the number of its sections. */
const withVariant = (
  chosen: readonly TitleCandidate[],
  candidates: readonly TitleCandidate[],
): TitleCandidate[] => {
  const own = chosen.find(({ angle }) => angle === 'own')?.text ?? '';
  if (own === '' || own.length >= snippetLimits.title.minCharacters) return [...chosen];
  const isVariant = ({ text, angle }: TitleCandidate): boolean =>
    angle !== 'own' && text.length > own.length && text.toLowerCase().startsWith(own.toLowerCase());
  const [best] = candidates.filter(isVariant).sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return best === undefined
    ? [...chosen]
    : [...chosen.filter(({ text }) => text !== best.text).slice(0, 2), best];
};

const writeTitlesNow = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const reading = readPassages(article, keywords);
  const titled = usesTitleCase(article);
  const style = (found: readonly TitleCandidate[]): TitleCandidate[] =>
    found
      .map((candidate) => ({
        ...candidate,
        text:
          titled || (candidate.angle === 'own' && isTitleCase(candidate.text))
            ? toTitleCase(candidate.text)
            : candidate.text,
      }))
      .map((candidate) => ({ ...candidate, text: candidate.text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => fitsSnippet(text, 'title') && text.length > 0);
  const least = snippetLimits.title.minCharacters;
  const lead = keywords[0]?.text ?? '';
  const topic = contentOf(lead);
  const candidates = style(findTitleCandidates(reading));
  const chosen = chooseDifferent(candidates, variantsOf.title, {
    minCharacters: least,
    topic,
  });
  const varied = withVariant(chosen, candidates);
  // A weaker sentence of the article still says more than a bare topic.
  const others = candidates
    .filter(({ text, score }) => score > 0 && !varied.some((other) => openAlike(other.text, text)))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const fallback = style(fallbackTitles(reading));
  const telling = fallback.filter(({ text, score }) => score >= leastTelling && text.includes(' '));
  const complete =
    varied.length < variantsOf.title
      ? completeWith(varied, [...telling, ...others, ...fallback], variantsOf.title)
      : varied;
  const holdsLead = ({ text }: TitleCandidate): boolean => text.length >= least && holdsKeyword(text, lead);
  const isTopic = (keywords[0]?.relevance ?? 0) >= leastRelevance;
  return (isTopic ? withOneThat(holdsLead, complete, candidates) : complete).map((candidate) =>
    toSnippet(candidate, keywords),
  );
};

/**
 * Writes three different SEO titles, best first, each within 60 characters and 580 px and only with words
 * of the article: its headline or opening, and other angles (a question it answers, a figure, a second
 * point). Their case follows the article's own headings.
 */
export const writeTitles = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] =>
  withinDeadline(() => writeTitlesNow(article, keywords));
