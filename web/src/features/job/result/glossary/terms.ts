import type { IntentType } from '#contracts/keywords/evidence.ts';
import type { KeywordClass } from '#contracts/keywords/keyword.ts';
import { classRules } from '#domain/scoring/classify-keyword.ts';

type Term = { readonly name: string; readonly meaning: string };

/** The meaning of a class for a writer. Its rule is in `classRules`. */
const classMeanings: Readonly<Record<KeywordClass, string>> = {
  'Prime Target': 'Fits your text and is within reach. Build the article on it.',
  'Commercial Investigation': 'People search for it before they buy. Compare the options and give a verdict.',
  'Quick Win': 'Easy to rank for. Give it a heading of its own.',
  'Strategic Body': 'On topic, with some demand. Cover it in a section.',
  'Brand / Navigational': 'People want one particular site. Name it and link to it.',
  'High-Risk Competitive': 'Strong sites dominate the first page. Mention it, but do not build on it.',
  'Discovery (High Relevance, No Market Data)': 'Fits your text, but has no search data.',
  'Brand (No Market Data)': 'A name without search data. Spell it right where you mention it.',
  'Idea (Medium Relevance, No Market Data)': 'Fits your text in part, and has no search data.',
  'Deprioritize (Off-Topic)': 'Your text is not about it. Leave it out.',
};

/** A class as the page explains it: what to do with it, and how it was decided. A stored class may be unknown. */
export const explainClass = (name: string): { meaning: string; rule: string } | null => {
  const rule = classRules.find(({ keywordClass }) => keywordClass === name);
  return rule ? { meaning: classMeanings[rule.keywordClass], rule: rule.rule } : null;
};

export const classTerms: readonly Term[] = Object.entries(classMeanings).map(([name, meaning]) => ({
  name,
  meaning,
}));

export const intentMeanings: Readonly<Record<IntentType, string>> = {
  informational: 'People want to know or learn something.',
  commercial: 'People compare before they buy.',
  transactional: 'People want to buy or get something now.',
  navigational: 'People want one particular site.',
};

export const metricTerms = {
  lead: {
    name: 'Lead keyword',
    meaning:
      'The keyword that titles, descriptions and checks focus on: what your text is about most, within reach. You can pick another one.',
  },
  score: {
    name: 'Optimizer Score',
    meaning:
      '0 to 100: 50% relevance to your text, 30% search volume, 20% low competition among advertisers. A part without data is left out.',
  },
  difficulty: {
    name: 'Difficulty',
    meaning:
      '0 to 100: how hard it is to rank among the first ten results. Up to 33 is low, from 67 on is high. The class depends on it.',
  },
  competition: {
    name: 'Advertiser competition',
    meaning:
      '0 to 100: how many advertisers bid on the keyword. It is not ranking difficulty: few advertisers do not make a keyword easy.',
  },
  cpc: { name: 'CPC', meaning: 'Cost per click: what advertisers pay for one visitor, in US dollars.' },
  volume: { name: 'Searches a month', meaning: 'Searches in your market, averaged over the last year.' },
  relevance: {
    name: 'Relevance',
    meaning: '1 to 100%: how much your text is about the keyword.',
  },
} as const satisfies Readonly<Record<string, Term>>;
