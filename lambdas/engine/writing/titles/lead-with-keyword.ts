import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { startWithCapital } from './headline-style.ts';

/** A keyword with a lower relevance is incidental and is not put before a headline. */
const leastRelevance = 65;

/** Number of characters at the beginning in which a writer names the topic. */
const opening = 500;

/** "Interest rates: New car sales plunge": a common noun that occurs only later is a part of the story, not its topic. */
const isOfTheOpening = (text: string, headline: string, keyword: string): boolean =>
  /\p{Lu}/u.test(surfaceForm(text, keyword)) ||
  holdsKeyword(text.replace(headline, '').slice(0, opening), keyword);

/**
 * A headline with the lead keyword in front where it lacks it: "Davis Cup: Madrid opens the finals". Comes
 * back as it is when it has the keyword or a colon, or when the
 * keyword is not in the article, comes up only after its opening, or does not fit.
 */
export const leadWithKeyword = (
  headline: string,
  keyword: KeywordIdea | undefined,
  text: string,
  fits: (headline: string) => boolean,
): string => {
  if (keyword === undefined || keyword.relevance < leastRelevance || keyword.evidence === 'suggested')
    return headline;
  // A headline of two sentences has no room for a third part.
  if (/[.!?]\s/.test(headline) || !isOfTheOpening(text, headline, keyword.text)) return headline;
  // "Shell: What I use now": a single common word is no useful topic.
  if (!keyword.text.includes(' ') && !/^\p{Lu}/u.test(surfaceForm(text, keyword.text))) return headline;
  if (headline.includes(':') || holdsKeyword(headline, keyword.text)) return headline;
  // "Bugs: About bugs in games" repeats a word.
  if (keyword.text.split(' ').some((word) => word.length > 2 && holdsKeyword(headline, word)))
    return headline;
  const led = `${startWithCapital(surfaceForm(text, keyword.text))}: ${headline}`;
  return fits(led) ? led : headline;
};
