import type { Article } from '#contracts/jobs/article.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, anyOf, commonPrepositions, questionWords } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { writtenWords } from '#engine/writing/clauses/written-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { baseName } from './useless-alts.ts';

/** Words from cameras, editors and templates that say nothing about an image. */
const isJunk =
  /^(?:img|image|images|photo|picture|pic|screenshot|screen|shot|dsc|dscn|final|copy|header|hero|banner|cover|thumb|thumbnail|large|small|medium|scaled|edited|resized|untitled|file|upload|download|figure|fig|new|old|logo|icon|web|asset|blog|post|overview|preview|placeholder|default)$/i;

/** Openings of a remark, or of a question that is the heading beside an icon: "who-is-it-for.png". */
const pronouns = regexOf(
  `^(?:this|that|these|those|my|our|your|here|the|an?|${alternatives(questionWords)})$`,
  'i',
);
/** A preposition between words makes a phrase, which a person wrote: "zombies in mist". */
const joins = regexOf(`^${anyOf(commonPrepositions)}$`, 'iu');

/** The words of a name without the sizes and counts that a tool appended: "wall-lasering480x171", "tower2". */
const wordsIn = (name: string): string[] =>
  name
    .replace(/(?<=[a-z])\d{2,4}x\d{2,4}$/, '')
    .replace(/(?<=[a-z]{3})(?=[A-Z][a-z])/g, ' ')
    .split(/[-_+ .]+/)
    .filter((word) => word !== '' && !/^\d+(?:x\d+)?$/.test(word))
    .map((word) => word.replace(/(?<=[a-z]{3})\d$/i, ''));

/**
 * Whether the text has the words together ("tall stone tower"), or they form a phrase and the text has at least half of
 * its content words.
 */
const namesThing = (words: readonly string[], text: string): boolean => {
  if (containsKeyword(text, words.join(' '))) return true;
  // Consecutive words that are not in the text in this order, as in "requests_ward.png" or
  // "bbc-news-waterfall-dns.png", do not name anything.
  if (words.length < 4 || !words.slice(1, -1).some((word) => joins.test(word))) return false;
  const held = contentOf(text);
  const content = [...contentOf(words.join(' '))];
  return content.filter((word) => held.has(word)).length >= content.length / 2;
};

const shortWord = 4;

/** The tags of HTML that no parser read, as inside a shortcode. The file names in them name nothing. */
const tags = /<[^<>]{0,800}>/g;

/**
 * The words of a file name such as "red-fox-in-snow.jpg", if there are at least two and they name something in the
 * article.
 */
export const fromFileName = (src: string, article: Article): string => {
  const words = wordsIn(baseName(src));
  if (words.length < 2 || words.some((word) => isJunk.test(word) || !regex.u`^\p{L}{2,}$`.test(word)))
    return '';
  // Names such as "this_color_good.webp" and "compare-four-cities.png" say something about the image but do not name
  // it.
  const tagged = tagWords(words.join(' '));
  if (pronouns.test(words[0] ?? '') || tagged[0]?.tag === 'V' || !'NP'.includes(tagged.at(-1)?.tag ?? '?'))
    return '';
  // In "gear-closet_cjgpzm.jpg", the part that is not a word comes from the server.
  const shown = article.text.replace(tags, ' ');
  const text = shown.toLowerCase();
  const areWords = words
    .map((word) => word.toLowerCase())
    .every((word) => stopWords.has(word) || lemmaEntry(word) !== undefined || text.includes(word));
  // In "invaders_taito_cop.png", the short last word is not in the text. It is cut off or one of the author's own
  // marks.
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (last.length < shortWord && !text.includes(last)) return '';
  return areWords && namesThing(words, shown) ? startWithCapital(writtenWords(words, shown)) : '';
};
