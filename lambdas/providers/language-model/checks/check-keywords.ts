import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import type { ModelFault } from '#contracts/models/language-model.ts';
import { modelBounds } from '#contracts/models/model-caps.ts';
import { ideasFromPhrases } from '#engine';
import type { KeywordsOutput } from '#providers/language-model/prompts/keywords.ts';
import { cleanLine } from '#providers/language-model/requests/data-channel.ts';
import type { Verdict } from '#providers/language-model/requests/run-task.ts';
import { markupFaults, refusalFaults } from './plain-text.ts';

/** Lowest share of answered phrases whose words must occur in the article. */
const supportedShare = 0.5;

const isSearchable = (phrase: string): boolean =>
  /\p{L}|\p{N}/u.test(phrase) &&
  [...phrase].length <= keywordLimits.characters &&
  phrase.split(' ').length <= keywordLimits.words;

const { keywordsLeast, keywordsMost } = modelBounds;
/** A few extra keywords are dropped. A list of hundreds does not answer the request. */
const tolerated = keywordsMost * 1.5;

const tooMany = (given: number): ModelFault[] =>
  given > tolerated
    ? [{ reason: 'count', detail: `There are ${given} keywords; the limit is ${keywordsMost}.` }]
    : [];

const tooFew = (usable: number): ModelFault[] => {
  if (usable >= keywordLimits.shortlistMin) return [];
  const detail = `${usable} of the keywords can be used; ${keywordsLeast} to ${keywordsMost} are required.`;
  return [{ reason: 'count', detail }];
};

const supportFaults = (ideas: readonly KeywordIdea[]): ModelFault[] => {
  const unsupported = ideas.filter(({ evidence }) => evidence === 'suggested').map(({ text }) => text);
  if (ideas.length - unsupported.length >= ideas.length * supportedShare) return [];
  const named = unsupported.map((text) => `“${text}”`).join(', ');
  return [
    {
      reason: 'support',
      detail: `The article does not contain the words of these keywords: ${named}.`,
    },
  ];
};

/**
 * Checks keywords that a model found. The engine scores them and finds their evidence. A keyword without evidence is
 * marked as a suggestion, and suggestions never outnumber the engine's own keywords.
 */
export const checkKeywords = (article: Article, { keywords }: KeywordsOutput): Verdict<KeywordIdea[]> => {
  const phrases = keywords.map((phrase) => cleanLine(phrase).toLowerCase());
  // The share also reveals a keyword list in another language: the article does not contain its words.
  const plain = [...refusalFaults(phrases, article.text), ...markupFaults(phrases, article.text)];
  const excess = tooMany(phrases.length);
  if (excess.length > 0) return { value: null, faults: excess };
  const { all, ideas } = ideasFromPhrases(phrases.filter(isSearchable), article, keywordsMost);
  const faults = [...plain, ...supportFaults(all), ...tooFew(ideas.length)];
  return { value: faults.length === 0 ? ideas : null, faults };
};
