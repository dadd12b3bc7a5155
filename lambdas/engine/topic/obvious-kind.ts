import type { Article } from '#contracts/jobs/article.ts';
import { weekdays } from '#engine/english/calendar-words.ts';
import { alternatives, anyOf } from '#engine/english/word-classes.ts';
import { kitchenMeasures, kitchenWords } from '#engine/english/word-lists/kitchen-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import type { TextKind } from './kinds.ts';

const ingredients = regex.imu`^(?:[\p{L}]+ )?ingredients\b`;
const directions = /^(?:directions|instructions|method|steps|preparation|procedure|how to make)\b/imu;
const kitchenPattern = new RegExp(
  String.raw`\b(?:${alternatives(kitchenWords)}|saucepan|skillet|chopped)\b`,
  'gi',
);
const amounts = new RegExp(
  String.raw`^[-*+•]?\s*(?:[\d½¼¾⅓⅔⅛.,/–-]+|an?|one|two|half)\s?(?:${alternatives(kitchenMeasures)}|g|pinch|cans?)\b`,
  'gim',
);

/** True for ingredients with directions or kitchen words, and for a list of amounts with many kitchen words. */
const isRecipe = ({ text }: Article): boolean => {
  const words = text.match(kitchenPattern)?.length ?? 0;
  if (ingredients.test(text) && (directions.test(text) || words >= 5)) return true;
  return (text.match(amounts)?.length ?? 0) >= 4 && words >= 10;
};

const openingCharacters = 6000;

const dayOrYear = new RegExp(String.raw`\b${anyOf(weekdays)}\b|\b(?:19|20)\d\d\b`, 'gi');

/** News attributes statements and dates events, and its writer rarely uses "I" or "you". */
const isNews = ({ text }: Article): boolean => {
  const start = text.slice(0, openingCharacters);
  const count = (pattern: RegExp): number => start.match(pattern)?.length ?? 0;
  const words = count(/\S+/g);
  const attributions = count(/\b(?:said|told|announced|according to)\b/gi);
  const outside = start.replace(/["“][^"”\n]*["”]/g, ' ');
  const own = outside.match(/\b(?:I|I'm|I've|my|you|your|we|our)\b/g)?.length ?? 0;
  const dated = count(dayOrYear) > 0;
  return dated && attributions >= 2 && attributions * 300 > words && own * 120 < words;
};

/** Patterns of titles that name the kind. "Code review" and "A year in review" do not name a review. */
const titles: readonly (readonly [TextKind, RegExp])[] = [
  [
    'interview',
    /\binterview(?:ing|ed)? with\b|\bq&a with\b|\bquestions (?:with|for)\b|\bcontributor spotlight\b/i,
  ],
  ['comparison', /\S+ (?:vs\.?|versus) \S+|\bcompared\b(?! to)|\bshootout\b/i],
  ['recipe', /\brecipe\b/i],
  [
    'review',
    /(?<!\b(?:code|peer|paris|law|design|performance|account|literature|to|the|year in|month in|week in|in|for|under|pull request|pr) )\breview(?:ed)?\b(?! (?:process|apps?|of the year|your|the|pull|code))|\bhands[- ]on (?:with|review)\b|\bis it worth\b|\bfirst impressions\b/i,
  ],
  [
    'travel',
    regex.u`\b[Ii]tinerary\b|\b[Tt]ravel [Gg]uide\b|\b[Tt]hings to [Dd]o in\b|\b[Ww]here to (?:[Ss]tay|[Ee]at) in\b|\b(?:[Dd]ays|[Hh]ours|[Ww]eekend) in \p{Lu}|\b[Rr]oad [Tt]rip\b|\b[Bb]est [Tt]ime to [Vv]isit\b`,
  ],
  [
    'list',
    regex.iu`^(?:the |my )?(?:(?:best|top) \d+|\d+ (?:best|top)|best (?:\p{L}+ )?\p{L}{3,}s (?:for|of|in|to)) `,
  ],
];

/**
 * The kind that a title or the form of a text makes plain, or null. Too few labeled texts have these kinds to learn
 * from.
 */
export const obviousKind = (article: Article): TextKind | null => {
  if (isRecipe(article)) return 'recipe';
  const title = ownTitle(article) ?? '';
  const named = titles.find(([, pattern]) => pattern.test(title));
  if (named !== undefined) return named[0];
  return isNews(article) ? 'news' : null;
};
