import type { KeywordIdea } from '#contracts/evidence.ts';
import { startWithCapital } from './headline-style.ts';
import { holdsKeyword } from './keywords-in.ts';
import { surfaceForm } from './surface-form.ts';

/** Below this the keyword is by the way and does not belong in front of a headline. */
const leastRelevance = 65;

/**
 * A headline with the lead keyword in front where it lacks it: "Davis Cup: Madrid opens the finals". Comes
 * back as it is when it has the keyword or a colon, or when the keyword is not in the article or does not fit.
 */
export const leadWithKeyword = (
  headline: string,
  keyword: KeywordIdea | undefined,
  text: string,
  fits: (headline: string) => boolean,
): string => {
  if (keyword === undefined || keyword.relevance < leastRelevance || keyword.evidence === 'suggested')
    return headline;
  // "Shell: What I use now": a single common word is a drawer's label.
  if (!keyword.text.includes(' ') && !/^\p{Lu}/u.test(surfaceForm(text, keyword.text))) return headline;
  if (headline.includes(':') || holdsKeyword(headline, keyword.text)) return headline;
  // "Bugs: About bugs in games" says one word twice.
  if (keyword.text.split(' ').some((word) => word.length > 2 && holdsKeyword(headline, word)))
    return headline;
  const led = `${startWithCapital(surfaceForm(text, keyword.text))}: ${headline}`;
  return fits(led) ? led : headline;
};
