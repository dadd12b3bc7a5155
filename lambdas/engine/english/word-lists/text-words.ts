/** Words with which texts refer to themselves, as lists that `word-classes.ts` turns into regular expressions. */

/** Nouns with which a text refers to itself: "this article", "in this guide". */
export const textNames = 'post article tutorial guide series document page';
export const otherTextNames = 'piece essay entry lab';

/**
 * Verbs with which a text presents its content: "we show how", "this post explains". The second list has patterns for
 * both persons.
 */
export const presentingVerbs = 'show explain describe discuss cover';
export const presentingForms = 'explains? describes? demonstrates? covers? discuss(?:es)?';

/** Nouns for the items that a text lists: "five ways to", "tips for". */
export const listItemNouns = 'ways tips steps reasons ideas strategies methods techniques tricks';

/** Words that begin an announcement: "we are happy to announce". */
export const enthusiasmWords = 'excited happy pleased proud thrilled';
export const otherEnthusiasmWords = 'delighted glad honored honoured';
export const announcingVerbs = 'announce introduce launch present release';
/** More of both, which only an announcement of news has. */
export const newsEnthusiasm = 'ecstatic stoked overjoyed';
export const newsVerbs = 'unveil welcome';
export const announcingForms = 'announcing introducing launching releasing unveiling';

/** First-person words, for an author or a team. */
export const firstPersonPronouns = 'i me my we us our';

/** Verbs for an author's completed work that others may want to imitate: "I built a wiki". */
export const actionVerbs =
  'built created wrote rewrote developed designed redesigned moved migrated switched converted automated fixed solved launched trained taught improved reduced replaced rebuilt restored planned organized ported implemented published translated analyzed optimized';
