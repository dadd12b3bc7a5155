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
import { type Reading, readPassages } from '#engine/writing/read-passages.ts';
import {
  type DescriptionAngle,
  type DescriptionCandidate,
  findDescriptionCandidates,
} from './description-candidates.ts';
import { fallbackDescriptions } from './fallback-descriptions.ts';
import { headingDescriptions } from './heading-descriptions.ts';
import { ownDescriptions } from './own-description.ts';

const reasons: Readonly<Record<DescriptionAngle, string>> = {
  own: 'Your own description.',
  lead: 'Uses the opening of the article as its summary.',
  point: 'Leads with another main point of the article.',
  question: 'Asks the question that the article answers.',
  number: 'Leads with numbers from the article.',
  sections: 'Names what the sections of the article cover.',
};

const toSnippet = (candidate: DescriptionCandidate, keywords: readonly KeywordIdea[]): SnippetText => {
  const held = keywordsIn(candidate.text, keywords);
  const [first] = held;
  return {
    text: candidate.text,
    characters: countCharacters(candidate.text),
    pixels: measurePixels(candidate.text, 'description'),
    keywords: held,
    why:
      first === undefined
        ? reasons[candidate.angle]
        : `${reasons[candidate.angle]} Contains the keyword “${first}”.`,
  };
};

/** Minimum score at each threshold of likeness; below it the next, looser threshold is used. */
const floors = [0, 0, 0, -0.5, -1] as const;
/** Factor on the score of a further description that opens the same way as a chosen one. */
const repeatedAngle = 0.6;
/** A description with the lead keyword replaces the last one unless its score is lower by more than this. */
const leadKeywordMargin = 0.1;

/** The first description names the topic within this many characters. */
const topicCharacters = 70;
/** A text of full length that names the topic goes first unless its score is lower than the best one's by more than this. */
const topicMargin = 0.25;

const namesTopic = (text: string, keywords: readonly KeywordIdea[]): boolean => {
  const lead = keywords[0]?.text ?? '';
  const start = text.slice(0, topicCharacters);
  return lead !== '' && [lead, lead.split(' ').at(-1) ?? lead].some((name) => holdsKeyword(start, name));
};

/** The candidates with the best one that names the topic early before all others. */
const topicFirst = (
  candidates: readonly DescriptionCandidate[],
  keywords: readonly KeywordIdea[],
): DescriptionCandidate[] => {
  const top = candidates.reduce((most, { score }) => Math.max(most, score), -1);
  const [best] = candidates
    .filter(
      ({ text, score }) =>
        text.length >= snippetLimits.description.minCharacters &&
        score > top - topicMargin &&
        namesTopic(text, keywords),
    )
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return candidates.map((candidate) => (candidate === best ? { ...candidate, score: top + 1 } : candidate));
};

/** For a short article: names of sections, then shorter sentences, then beginnings of its texts. */
const furtherDescriptions = (
  reading: Reading,
  candidates: readonly DescriptionCandidate[],
): DescriptionCandidate[] => [
  ...headingDescriptions(reading),
  ...chooseDifferent(candidates, variantsOf.description, { floors, repeatedAngle }),
  ...fallbackDescriptions(reading).filter(({ text }) => fitsSnippet(text, 'description')),
];

const writeDescriptionsNow = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const reading = readPassages(article, keywords);
  const candidates = [
    ...ownDescriptions(article),
    ...topicFirst(findDescriptionCandidates(reading), keywords),
  ];
  const chosen = chooseDifferent(candidates, variantsOf.description, {
    minCharacters: snippetLimits.description.minCharacters,
    floors,
    repeatedAngle,
  });
  const more = chosen.length < variantsOf.description ? furtherDescriptions(reading, candidates) : [];
  const lead = keywords[0]?.text ?? '';
  const holdsLead = ({ text }: DescriptionCandidate): boolean =>
    text.length >= snippetLimits.description.minCharacters && holdsKeyword(text, lead);
  const complete = completeWith(chosen, more, variantsOf.description);
  return withOneThat(holdsLead, complete, candidates, leadKeywordMargin).map((candidate) =>
    toSnippet(candidate, keywords),
  );
};

/**
 * Writes three different meta descriptions, best first: the author's own if it fits, then whole sentences of the article
 * with their asides left out: 121 to 156 characters and at most 920 px; shorter only if the article has no more text.
 */
export const writeDescriptions = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] =>
  withinDeadline(() => writeDescriptionsNow(article, keywords));
