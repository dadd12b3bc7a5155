import { alternatives, linkingAdverbs } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

/** Openings and endings that depend on other sentences. */
export const dependentOpenings = regexOf(
  String.raw`^(?:${alternatives(linkingAdverbs)}|ironically|more importantly|good news|hence|therefore|similarly|likewise|finally|lastly|first|firstly|next|again|sadly|luckily|fortunately|unfortunately|in fact|for (?:example|instance|(?:more |further )?(?:details|information|help|instructions))|of course|let['’]s|here|this|these|that|such|and|but|or|so|maybe|perhaps|since|if|when|while|because|as)(?!\p{L})|\.\.$|…$|,$`,
  'iu',
);
