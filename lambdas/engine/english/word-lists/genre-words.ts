/** Words that show the genre of a text, as sources of regular expressions that `word-classes.ts` joins. */

/** Words of a writer who judges a thing. */
export const judgingWords =
  'recommend(?:ed)? worth enjoy(?:ed|able) loved? liked? disappoint(?:ed|ing) fantastic excellent great best worst favou?rite fun boring impressed impressive flaws? overall';

/** Words of a writer on a trip. */
export const travelWords =
  'trip travel(?:led|ed|ing)? hostel hotel flight flew airport visit(?:ed|ing)? sights tour beach museum';

/** Works with a story, and others that people hear, watch or play. */
export const works = 'novel book memoir film movie documentary play novella';
export const otherWorks = 'album game show series';
