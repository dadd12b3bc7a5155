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

/** Least share of the answered phrases whose words the article has. */
const supportedShare = 0.5;

const isSearchable = (phrase: string): boolean =>
  /\p{L}|\p{N}/u.test(phrase) &&
  [...phrase].length <= keywordLimits.characters &&
  phrase.split(' ').length <= keywordLimits.words;

const { keywordsLeast, keywordsMost } = modelBounds;
/** A little over the number is cut; a list of hundreds is another answer than was asked for. */
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
 * Keywords that a model found. What each is worth, and where the article says it, is the engine's to find out: a
 * keyword without ground is a suggestion and marked so, and there are at most as many as of the engine's own.
 */
export const checkKeywords = (article: Article, { keywords }: KeywordsOutput): Verdict<KeywordIdea[]> => {
  const phrases = keywords.map((phrase) => cleanLine(phrase).toLowerCase());
  // Another language shows in the support: its words do not stand in the article.
  const plain = [...refusalFaults(phrases, article.text), ...markupFaults(phrases, article.text)];
  const excess = tooMany(phrases.length);
  if (excess.length > 0) return { value: null, faults: excess };
  const { all, ideas } = ideasFromPhrases(phrases.filter(isSearchable), article, keywordsMost);
  const faults = [...plain, ...supportFaults(all), ...tooFew(ideas.length)];
  return { value: faults.length === 0 ? ideas : null, faults };
};
