/** Words with which texts speak of themselves, as lists which `word-classes.ts` makes into regular expressions. */

/** "This article", "in this guide": what a text calls itself. */
export const textNames = 'post article tutorial guide series document page';
export const furtherTextNames = 'piece essay entry lab';

/** "We show how", "this post explains": what a text does, in both persons where it is a pattern. */
export const presentingVerbs = 'show explain describe discuss cover';
export const presentingForms = 'explains? describes? demonstrates? covers? discuss(?:es)?';

/** "Five ways to", "tips for": what a text lists. */
export const listedThings = 'ways tips steps reasons ideas strategies methods techniques tricks';

/** "We are happy to announce": how news begin. */
export const gladWords = 'excited happy pleased proud thrilled';
export const announcingVerbs = 'announce introduce launch present release';

/** Who writes: the words of one who speaks for herself or for her team. */
export const speakerWords = 'i me my we us our';

/** What an author has done with a result that others may want, too: "I built a wiki". */
export const deedVerbs =
  'built created wrote rewrote developed designed redesigned moved migrated switched converted automated fixed solved launched trained taught improved reduced replaced rebuilt restored planned organized ported implemented published translated analyzed optimized';
