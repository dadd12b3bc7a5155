import type { IntentType } from '#contracts/keywords/evidence.ts';
import type { KeywordClass, KeywordEntry } from '#contracts/keywords/keyword.ts';

export type KeywordSignals = {
  relevanceTier: KeywordEntry['relevance_tier'];
  demandTier: KeywordEntry['demand_tier'];
  difficultyTier: KeywordEntry['difficulty_tier'];
  intent: IntentType;
  isBrand: boolean;
  /** True for sample data, which says nothing about a keyword. */
  isSample: boolean;
};

type ClassRule = {
  readonly keywordClass: KeywordClass;
  /** The rule in words, for the page that explains the classes. */
  readonly rule: string;
  readonly applies: (signals: KeywordSignals) => boolean;
};

const isBrand = ({ isBrand, intent }: KeywordSignals): boolean => isBrand || intent === 'navigational';
const hasNoData = ({ demandTier }: KeywordSignals): boolean => demandTier === 'No data';
/** Without a text, relevance does not count, because the user chose the keywords. */
const isRelevant = ({ relevanceTier }: KeywordSignals): boolean =>
  relevanceTier === 'High' || relevanceTier === null;
/** With sample data, only the text decides. Without a text, sample data is all there is. */
const hasMetrics = ({ isSample, relevanceTier }: KeywordSignals): boolean =>
  !isSample || relevanceTier === null;
const isWithinReach = ({ demandTier, difficultyTier }: KeywordSignals): boolean =>
  difficultyTier === 'Low'
    ? demandTier === 'High' || demandTier === 'Medium'
    : difficultyTier === 'Medium' && demandTier === 'High';

/** The first rule that applies decides. The last rule applies to everything. */
export const classRules: readonly ClassRule[] = [
  {
    keywordClass: 'Deprioritize (Off-Topic)',
    rule: 'Relevance is low.',
    applies: ({ relevanceTier }) => relevanceTier === 'Low',
  },
  {
    keywordClass: 'Brand (No Market Data)',
    rule: 'It names a site, shop or app, and the data source has no search volume for it.',
    applies: (signals) => hasNoData(signals) && isBrand(signals),
  },
  {
    keywordClass: 'Discovery (High Relevance, No Market Data)',
    rule: 'Relevance is high, and the data source has no search volume.',
    applies: (signals) => hasNoData(signals) && signals.relevanceTier === 'High',
  },
  {
    keywordClass: 'Idea (Medium Relevance, No Market Data)',
    rule: 'Relevance is medium or unknown, and the data source has no search volume.',
    applies: hasNoData,
  },
  {
    keywordClass: 'Brand / Navigational',
    rule: 'People search for it to reach one particular site, shop or app.',
    applies: isBrand,
  },
  {
    keywordClass: 'High-Risk Competitive',
    rule: 'Difficulty is high.',
    applies: (signals) => hasMetrics(signals) && signals.difficultyTier === 'High',
  },
  {
    keywordClass: 'Prime Target',
    rule: 'Relevance is high, and demand is medium or high at low difficulty, or high at medium difficulty. With sample data relevance alone decides.',
    applies: (signals) => isRelevant(signals) && (!hasMetrics(signals) || isWithinReach(signals)),
  },
  {
    keywordClass: 'Commercial Investigation',
    rule: 'People search for it before or while they buy.',
    applies: ({ intent }) => intent === 'commercial' || intent === 'transactional',
  },
  {
    keywordClass: 'Quick Win',
    rule: 'Difficulty is low.',
    applies: (signals) => hasMetrics(signals) && signals.difficultyTier === 'Low',
  },
  {
    keywordClass: 'Strategic Body',
    rule: 'Everything else: on topic, with demand, at medium or unknown difficulty.',
    applies: () => true,
  },
];

/** The class of a keyword by the first matching rule in `classRules`. */
export const classifyKeyword = (signals: KeywordSignals): KeywordClass =>
  classRules.find(({ applies }) => applies(signals))?.keywordClass ?? 'Strategic Body';
