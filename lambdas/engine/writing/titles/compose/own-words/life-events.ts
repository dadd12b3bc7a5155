import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

const ordinal = '(?:very )?(?:first(?: ever)?|second|third|fourth|fifth|last|final|\\d+(?:st|nd|rd|th))';
/** "my first choice", "our last post": these are details. */
const details = alternatives(
  'impressions? thoughts? reaction instinct step choice post draft part question option search stop attempt glimpse night language version role idea goal name',
);
const events = alternatives(
  'day days trip visit time year week month weekend race marathon triathlon novel tour hike ride climb conference talk contribution encounter exposure experience journey exam class semester internship show concert festival flight holiday vacation christmas winter summer season swim run project read book',
);
const numbered = regexOf(
  `^(?:my|our) ${ordinal} (?:(?!(?:${details}|of|the|to|in|for)(?!\\p{L}))\\p{L}[\\p{L}’'-]* ){0,3}?(?:${events})(?= |$)`,
  'iu',
);
/** "my top 10 sources of inspiration": what the text lists. */
const favorites = regex.iu`^(?:my|our) (?:top (?:\d+|three|four|five|six|seven|ten)|\d+ favou?rite) \p{L}`;
const lived = regex.iu`^(?:my|our) (?:(?:new|long|short|recent|whole|entire|own|solo|annual|summer|winter|weekend|road|little|big|personal|ongoing|strange|brief) ){0,2}(?:time|trip|journey|year|weeks?|weekend|visit|experiences?|adventures?|days|quest|struggles?|battle|relationship|love affair|stay|history) (?:at|in|to|with|through|of|across|as|around|on|between|without|towards?) (?!\p{L}+ing(?!\p{L}))\p{L}`;
/** "my first time building" needs an object; "my first year I wrote" and "my first race two weeks" run on. */
const unfinished = regex.iu` time \p{L}+ing$| (?:I|we) \p{L}+$| (?:a|one|two|three|four|five|six|few|\d+) (?:day|week|month|year)s?$`;

/** "my first day at the mill", "my journey to rye": what the author lived through, in the text's own words. */
export const isLifeEvent = (phrase: string): boolean =>
  !unfinished.test(phrase) && (numbered.test(phrase) || lived.test(phrase) || favorites.test(phrase));

export const listsFavorites = (phrase: string): boolean => favorites.test(phrase);

const modifiers = String.raw`(?:(?!(?:and|or|of|to|in|for|next|last|recent|previous|same|rest|end|whole|other) )[\p{L}\d][\p{L}\d’'.-]* ){0,5}?`;
const occasions = alternatives(
  'trip tour visit day days weekend week hike ride race marathon campout camp screening concert festival conference meetup workshop retreat wedding journey holiday vacation cruise expedition walk climb reunion party exhibition march parade performance interview evening morning afternoon night tournament',
);
const occasion = regexOf(
  `^(?:an?|the) ${modifiers}(?:${occasions}) (?:to|in|at|of|from|through|with|on|around|across) \\p{L}`,
  'iu',
);

/** "a screening of The Old Mill", "the first day of a tour": where the author was. */
export const isOccasion = (phrase: string): boolean => occasion.test(phrase);
