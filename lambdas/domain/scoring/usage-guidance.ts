import type { EvidenceLevel, IntentType } from '#contracts/keywords/evidence.ts';
import type { KeywordClass } from '#contracts/keywords/keyword.ts';

type GuidanceInput = {
  keywordClass: KeywordClass;
  intent: IntentType;
  evidence: EvidenceLevel;
  hasContext: boolean;
};

/** The way in which a section satisfies the search intent. */
const answers: Record<IntentType, string> = {
  informational: 'answer the question in the first two sentences below it',
  commercial: 'compare the options below it and give a short verdict',
  transactional: 'below it, say what it costs and where to get it',
  navigational: 'link from it to the page that people look for',
};

/** The places for a keyword, by class. Continues "Use it in ...". */
const placements: Record<
  Exclude<KeywordClass, 'Deprioritize (Off-Topic)'>,
  (intent: IntentType) => string
> = {
  'Prime Target': () => 'the title, the first paragraph and one H2',
  'Commercial Investigation': (intent) => `an H2, and ${answers[intent]}`,
  'Quick Win': (intent) => `its own H2, and ${answers[intent]}`,
  'Strategic Body': () => 'a paragraph and an H3 in the section that covers it',
  'Brand / Navigational': () => 'a sentence that names it, with a link to its own page',
  'High-Risk Competitive': () =>
    'one paragraph and the text of an internal link, not in the title: strong sites dominate the first page',
  'Discovery (High Relevance, No Market Data)': (intent) => `an H2 or an FAQ entry, and ${answers[intent]}`,
  'Brand (No Market Data)': () => 'a sentence where you name it anyway, spelled exactly like this',
  'Idea (Medium Relevance, No Market Data)': () =>
    'a paragraph or the text of an internal link, not in a heading',
};

/** The change that the text needs, depending on how far it contains the keyword. */
const openings: Record<EvidenceLevel, string> = {
  exact: 'Use it in',
  variant: 'Your text says it in other words: use this wording in',
  suggested: 'Your text does not say it yet: add it to',
};

/** One sentence that says where and how to use a keyword. */
export const usageGuidance = ({ keywordClass, intent, evidence, hasContext }: GuidanceInput): string => {
  if (keywordClass === 'Deprioritize (Off-Topic)')
    return 'Leave it out here: if it matters to you, give it its own article and link to that.';
  return `${hasContext ? openings[evidence] : 'Use it in'} ${placements[keywordClass](intent)}.`;
};

/** The opening that release 0.5 and earlier used for a keyword that the text contains. */
const earlierOpening = 'Already in your text: use it in';

/** True if stored guidance is this guidance, in the words of this or an earlier release. */
export const isGuidance = (stored: string, guidance: string): boolean =>
  stored.replace(earlierOpening, openings.exact) === guidance;
