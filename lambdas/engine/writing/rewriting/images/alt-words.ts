import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';

/** Longer alternative texts bother listeners, and many editors refuse them. */
const longestAlt = 125;

/** "(View full size)", "Click to enlarge": the text of a link behind a caption. */
const fullSize =
  /\s*[([]?(?:(?:view|see|open|show|download)(?: the| in)? (?:full|larger|original|high)[ -]?(?:size|sized|version|image|picture|resolution|res)|(?:click|tap)(?: on)?(?: the image| here| it)? (?:to (?:enlarge|zoom)|for (?:a )?(?:larger|full|bigger|high)[ -]?\w+(?: \w+)?))[.)\]]*\s*$/i;

/** The words of a caption, without addresses of links, brackets, line ends and who made the picture. */
export const clean = (text: string): string =>
  text
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/&#8217;|&rsquo;|&#39;|&apos;/g, '’')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/[[\]\n]/g, ' ')
    .replace(/^\s*(?:above|below|left|right|pictured|pictured above|shown above|caption)\s*:\s+(?=\S)/iu, '')
    .replace(/\s+/g, ' ')
    .replace(fullSize, '')
    .replace(
      /\s\((?:pic|photo|image|picture|credit|source|via)s?(?::|\s(?:by|from|via|credit))[^()]*\)$/i,
      '',
    )
    .trim();

/** "Figure 2.": a number says nothing of the picture. */
const figureNumber = /^(?:figure|fig\.?|table)\s\d+\s*[.:]\s*/iu;

/** A caption whole, or its first sentence; nothing where that is too long, too. "The floor of the U.S." ends no sentence. */
export const shortened = (whole: string): string => {
  if (whole.length <= longestAlt) return whole;
  const [first] = splitSentences(whole.replace(figureNumber, ''));
  return first !== undefined && first.text.length <= longestAlt ? first.text : '';
};

/** Who made a picture does not say what it shows. */
export const isCredit = (caption: string): boolean =>
  regex.iu`^\P{L}*(?:(?:photo|image|picture|illustration|graphic)s?\s)?(?:(?:photo|image|picture|illustration|graphic|drawing)s?:|credits?|source|courtesy|copyright|cc[ -]by|(?:photo(?:graph)?|image|picture|illustration)s?\s(?:by|from|via))(?!\p{L})`.test(
    caption,
  );

/** "Click to enlarge", "Note that it turns": what a reader may do with a picture. An entity may be a mark of any kind. */
const isOrder =
  /^(?:note|notice|remember|click|tap|get|buy|see|view|watch|download|shop|pin|open|zoom)\b|&#?\w+;|https?:/i;

/** The first of several texts that says what a picture shows. */
export const firstSaid = (texts: readonly string[]): string | undefined =>
  texts.map(clean).find((text) => regex.u`[\p{L}\p{N}]`.test(text) && !isCredit(text) && !isOrder.test(text));

/** Numbers pictures of the same thing, because identical alternative texts do not help listeners. */
export const numbered = (alt: string, used: Map<string, number>): string => {
  const times = (used.get(alt) ?? 0) + 1;
  used.set(alt, times);
  return times === 1 ? alt : `${alt} (${times})`;
};

/** The title that an author gave a picture, if it has more than one word. */
export const longTitle = (title: string): string => (countWords(title) >= 2 ? title : '');

/** A passage without the alternative texts of its pictures. */
export const withoutAlt = (text: string): string =>
  text.replace(/!\[[^\]]*\]/g, '![]').replace(/\s+alt(?:="[^"]*"|='[^']*')?(?=[\s/>])/gi, '');
