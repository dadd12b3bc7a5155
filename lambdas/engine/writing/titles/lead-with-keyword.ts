import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { startWithCapital } from './headline-style.ts';

/** Below this the keyword is by the way and does not belong in front of a headline. */
const leastRelevance = 65;

/** Characters in which a writer says what it is about. */
const opening = 500;

/** "Interest rates: New car sales plunge": a common word that comes up later is a part of the story, and not its name. */
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
  // "Shell: What I use now": a single common word is a drawer's label.
  if (!keyword.text.includes(' ') && !/^\p{Lu}/u.test(surfaceForm(text, keyword.text))) return headline;
  if (headline.includes(':') || holdsKeyword(headline, keyword.text)) return headline;
  // "Bugs: About bugs in games" says one word twice.
  if (keyword.text.split(' ').some((word) => word.length > 2 && holdsKeyword(headline, word)))
    return headline;
  const led = `${startWithCapital(surfaceForm(text, keyword.text))}: ${headline}`;
  return fits(led) ? led : headline;
};
