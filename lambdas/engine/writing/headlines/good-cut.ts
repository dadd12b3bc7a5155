import { regex } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';

/** A border of the headline's own behind the cut: a colon, a dash, a bracket. */
const border = /^\s*(?:[:;–—(?!]|- )/u;
/** What turns, lists or compares goes with what is before it: "public, but not easy to get", "with lenses and films". */
const belongs = regex.iu`^(?:,? (?:(?:and|or)(?! \p{L}+ (?:the|an?|your|our|my|them|it) )|but|of|than|without|unless|not|that|who|which|as|so)(?!\p{L})|,(?! \p{L}+s ))`;
/** "Making it easier for users | to find a room". */
const needsDeed = regex.iu`(?<!\p{L})(?:easier|harder|simpler|possible|time|ways?|right|ready|able|needs?|wants?|tries|try)(?!\p{L})`;

/** "The day at the Designing | for Civic Solutions workshop": the cut is inside a name. */
const namedDeed = regex.u`(?<!\p{L})(?:the|an?) \p{Lu}\p{L}+ing$`;

/** Whether a line ends with a noun: an adjective or a verb there waits for what it belongs to. */
export const endsOnNoun = (part: string): boolean =>
  /\bis here$/u.test(part) || 'NPG'.includes(tagWords(part).at(-1)?.tag ?? 'V');

/** Whether a beginning of a headline says enough without its end: it ends with what its last words act on, at a place where the end only adds to it. */
export const isGoodCut = (headline: string, part: string): boolean => {
  if (!headline.startsWith(part) || part === headline) return true;
  const rest = headline.slice(part.length);
  if (border.test(rest)) return true;
  if (belongs.test(rest) || (/^ to /i.test(rest) && needsDeed.test(part))) return false;
  return endsOnNoun(part) && !namedDeed.test(part);
};
