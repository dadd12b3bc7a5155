import type { IntentType } from '#contracts/keywords/evidence.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** A rule of search intent. The first one that matches decides. */
export type IntentRule = {
  intent: IntentType;
  /** The rule in words, for readers. */
  rule: string;
  pattern: RegExp;
};

const word = (list: string) => regexOf(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu');

/** "Facebook login" and "gmail sign in" lead to a page; "two-step login recovery code" does not. */
const signIn = '(?:log ?-?in|sign ?-?in)(?: (?:page|portal|screen|form))?$';
/** "Etsy.com" and "etsy.com returns" name a site; "crossplane.io and kubernetes controllers" is about more than one. */
const domain = '(?<=^(?:\\S+ )?)\\S+\\.(?:com|org|net|io|co\\.uk|de)(?=(?: \\S+)?$)';

export const intentRules: readonly IntentRule[] = [
  {
    intent: 'navigational',
    rule: 'Names a website, a login, or a company’s own pages.',
    pattern: word(
      `${signIn}|sign ?-?up page|official (?:site|website|page|store|app)|www|https?|customer service (?:phone|number)|contact number|(?<=\\S )phone number|${domain}`,
    ),
  },
  {
    intent: 'transactional',
    rule: 'Asks where to get something, or what is nearby.',
    pattern: word('where (?:to|can i) (?:buy|get|order|rent|find)|near me|nearby|for sale|for hire'),
  },
  {
    intent: 'informational',
    rule: 'Is a question, or asks for an explanation or instruction.',
    pattern: regex.iu`^(?:how (?!much)|what|why|when|who|whose|which (?!is (?:the )?best)|can|does|do|is|are|should)(?!\p{L})|\b(?:how to|what is|tutorial|guide|meaning|definition|explained|examples?|ideas|tips|recipes?|symptoms|causes|history of|facts)\b`,
  },
  {
    intent: 'transactional',
    rule: 'Wants to buy, book, download or get a discount.',
    pattern: word(
      'buy(?:ing)?|order online|purchase|shop|shopping|store|book(?:ing)? (?:online|a|an|now)|rent(?:al)?|hire|subscribe|subscription|download|install|coupons?|promo codes?|discount(?:s|ed)?|deals|cheap|sale|free (?:trial|shipping|delivery)|tickets?|quote|delivery|sign ?-?up',
    ),
  },
  {
    intent: 'commercial',
    rule: 'Compares before buying: best, reviews, prices, alternatives.',
    pattern: word(
      'best|top|reviews?|vs|versus|compar(?:e|ed|ing|ison)|alternatives?|prices?|pricing|costs?|how much|worth it|ratings?|ranked|ranking|pros and cons|affordable|brands|which is(?: the)? best|under \\d+|specs?',
    ),
  },
];

/** The intent of a search: that of the first matching rule in `intentRules`, or informational if none matches. */
export const classifyIntent = (text: string): IntentType => {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  return intentRules.find(({ pattern }) => pattern.test(plain))?.intent ?? 'informational';
};
