import { regex } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';

/** A break in the headline itself after the cut: a colon, a dash, a parenthesis. */
const boundary = /^\s*(?:[:;–—(?!]|- )/u;
/**
 * Words of contrast, listing or comparison that belong to the part before them: "public, but not easy to get", "with
 * lenses and films".
 */
const dependentContinuation = regex.iu`^(?:,? (?:(?:and|or)(?! \p{L}+ (?:the|an?|your|our|my|them|it) )|but|of|than|without|unless|not|that|who|which|as|so)(?!\p{L})|,(?! \p{L}+s ))`;
/** "Making it easier for users | to find a room": words that need the action after them. */
const needsInfinitive = regex.iu`(?<!\p{L})(?:easier|harder|simpler|possible|time|ways?|right|ready|able|means|needs?|wants?|tries|try)(?!\p{L})`;

/** "The day at the Designing | for Civic Solutions workshop": the cut is inside a name. */
const namedGerund = regex.u`(?<!\p{L})(?:the|an?) \p{Lu}\p{L}+ing$`;

/** Whether a line ends with a noun: an adjective or a verb at the end would need more words. */
export const endsOnNoun = (part: string): boolean =>
  /\bis here$/u.test(part) || 'NPG'.includes(tagWords(part).at(-1)?.tag ?? 'V');

/**
 * Whether a beginning of a headline says enough without its end. It must end with a noun, at a place where the rest
 * only adds to it.
 */
export const isGoodCut = (headline: string, part: string): boolean => {
  if (!headline.startsWith(part) || part === headline) return true;
  const rest = headline.slice(part.length);
  if (boundary.test(rest)) return true;
  if (dependentContinuation.test(rest) || (/^ to /i.test(rest) && needsInfinitive.test(part))) return false;
  return endsOnNoun(part) && !namedGerund.test(part);
};
