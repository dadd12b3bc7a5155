import type { Article } from '#contracts/article.ts';
import type { KeywordIdea } from '#contracts/evidence.ts';
import type { SnippetText } from '#contracts/writing.ts';
import { chooseDifferent, completeWith } from './choose-different.ts';
import {
  type DescriptionAngle,
  type DescriptionCandidate,
  fallbackDescriptions,
  findDescriptionCandidates,
} from './description-candidates.ts';
import { keywordsIn } from './keywords-in.ts';
import { countCharacters, fitsSnippet, measurePixels, variantsOf } from './measure-pixels.ts';
import { readPassages } from './read-passages.ts';

const reasons: Readonly<Record<DescriptionAngle, string>> = {
  lead: 'Sums the article up with its opening.',
  point: 'Brings another main point of the article to the front.',
  question: 'Takes up the question that the article answers.',
  number: 'Shows with figures what the article holds.',
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
        : `${reasons[candidate.angle]} Holds the keyword “${first}”.`,
  };
};

/**
 * Writes three different meta descriptions, best first, each of whole sentences of the article with their
 * asides left out: 121 to 156 characters and at most 920 px, shorter only if the article gives no more.
 */
export const writeDescriptions = (article: Article, keywords: readonly KeywordIdea[]): SnippetText[] => {
  const reading = readPassages(article, keywords);
  const candidates = findDescriptionCandidates(reading);
  const chosen = chooseDifferent(candidates, variantsOf.description, reading.language);
  const more =
    chosen.length < variantsOf.description
      ? fallbackDescriptions(reading).filter(({ text }) => fitsSnippet(text, 'description'))
      : [];
  return completeWith(chosen, more, variantsOf.description).map((candidate) =>
    toSnippet(candidate, keywords),
  );
};
