import { countWords } from '#domain/text/count-words.ts';
import { alternatives, articles, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';

/** Longer alt text bothers screen reader users, and many editors refuse it. */
const maxAltLength = 125;

/** The text of a link after a caption: "(View full size)", "Click to enlarge". */
const fullSize =
  /\s*[([]?(?:(?:view|see|open|show|download)(?: the| in)? (?:full|larger|original|high)[ -]?(?:size|sized|version|image|picture|resolution|res)(?:\/[a-z]+)?(?: \(\d[\d.]* ?[km]b\))?|(?:click|tap)(?: on)?(?: the image| here| it)? (?:to (?:enlarge|zoom)|for (?:a )?(?:larger|full|bigger|high)[ -]?\w+(?: \w+)?))[.)\]]*\s*$/i;

/** The words of a caption, without link addresses, brackets, line breaks and credits. */
export const clean = (text: string): string =>
  text
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/&#8217;|&rsquo;|&#39;|&apos;/g, '’')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/[[\]\n]/g, ' ')
    .replace(/^\s*(?:above|below|left|right|pictured|pictured above|shown above|caption)\s*:\s+(?=\S)/iu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;|–—-]{0,4}(?:©|&copy;).*$/iu, '')
    .replace(/\s\((?:large|larger|full|big|bigger|original)[ -](?:photo|picture|image|size|version)\)/giu, '')
    .replace(fullSize, '')
    .replace(
      /\s\((?:pic|photo|image|picture|credit|source|via)s?(?::|\s(?:by|from|via|credit))[^()]*\)$/i,
      '',
    )
    .trim();

/** A figure number such as "Figure 2." says nothing about the image. */
const figureNumber = /^(?:figure|fig\.?|table)\s\d+\s*[.:]\s*/iu;

/**
 * The whole caption or its first sentence, or nothing if both are too long. "The floor of the U.S." does not end a
 * sentence.
 */
export const shortened = (whole: string): string => {
  if (whole.length <= maxAltLength) return whole;
  const [first] = splitSentences(whole.replace(figureNumber, ''));
  return first !== undefined && first.text.length <= maxAltLength ? first.text : '';
};

/** A credit does not say what the image shows. */
export const isCredit = (caption: string): boolean =>
  regex.iu`^\P{L}*(?:(?:photo|image|picture|illustration|graphic)s?\s)?(?:(?:photo|image|picture|illustration|graphic|drawing)s?:|credits?|source|courtesy|copyright|cc[ -]by|(?:photo(?:graph)?|image|picture|illustration)s?\s(?:by|from|via))(?!\p{L})`.test(
    caption,
  );

/**
 * Instructions to the reader, such as "Click to enlarge" or "Note that it turns". An HTML entity may stand for any
 * mark.
 */
const isReaderInstruction =
  /^(?:note|notice|remember|check (?:it )?out|look at (?:it|him|her|them|how|what|me|us)|click|tap|get|buy|see|view|watch|download|shop|pin|open|zoom)\b|&#?\w+;|https?:/i;

/** A cut sentence, which ends before the word that its last one needs: "Pour the hot water in to". */
const isCut = regexOf(
  `(?<!\\p{L})(?:${alternatives(commonPrepositions)}|of|to|into|onto|and|or|${alternatives(articles)})[,.…]*$`,
  'iu',
);
/** What somebody says about the image, rather than what it shows: "Oh, but you start with an egg", "Do you agree?" */
const isRemark =
  /^(?:oh|ah|well|wow|hey|yes|no|yep|nope|ok|okay|haha|lol|hmm|phew|yay|voila)(?:[,!.]|$)|^(?:but|because|trust me|believe me)[ ,]|(?<![a-z])(?:reminds? me|in case you)(?![a-z])|\?$/i;
/**
 * A remark about the writer or the reader: "You can fold it", "It is not me, but I feel it". "We climb the tower" says what
 * the image shows.
 */
const addresses = regex.u`^[Yy]ou(?:['’]\p{L}+)?(?![\p{L}-])|(?:[.!?;,–—] |(?<!\p{L})(?:[Ii]f|[Ww]hen|[Bb]ut|[Bb]ecause|[Tt]hough) )(?:I|[Ww]e|[Yy]ou)(?:['’]\p{L}+)?(?![\p{L}-])`;
/** What a reader cannot see: "A drawing of what I saw". "In what we call a doze" goes on to say it. */
const isUnseen = regex.iu`(?<!\p{L})what (?:I|we)(?: \p{L}+){1,2}[.!…]*$`;

/** The first text that says what an image shows. */
export const firstUsable = (texts: readonly string[]): string | undefined =>
  texts
    .map(clean)
    .find(
      (text) =>
        regex.u`[\p{L}\p{N}]`.test(text) &&
        !isCredit(text) &&
        !isReaderInstruction.test(text) &&
        !isRemark.test(text) &&
        !addresses.test(text) &&
        !isCut.test(text) &&
        !isUnseen.test(text),
    );

/**
 * Whether an alt text already belongs to another image: its caption was copied, or several files have names such as
 * "mill-1.jpg". Identical alt texts do not help screen reader users, and "Mill (2)" reads like a file name.
 */
export const isTaken = (alt: string, used: Set<string>): boolean => {
  const isUsed = used.has(alt);
  used.add(alt);
  return isUsed;
};

/** The title that an author gave an image, if it has more than one word. */
export const longTitle = (title: string): string => (countWords(title) >= 2 ? title : '');

/** A passage without the alt texts of its images. */
export const withoutAlt = (text: string): string =>
  text.replace(/!\[[^\]]*\]/g, '![]').replace(/\s+alt(?:="[^"]*"|='[^']*')?(?=[\s/>])/gi, '');
