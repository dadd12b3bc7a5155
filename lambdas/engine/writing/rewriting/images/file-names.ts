import type { Article } from '#contracts/jobs/article.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { anyOf, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { baseName } from './useless-alts.ts';

/** Words of cameras, editors and templates that say nothing of a picture. */
const isJunk =
  /^(?:img|image|images|photo|picture|pic|screenshot|screen|shot|dsc|dscn|final|copy|header|hero|banner|cover|thumb|thumbnail|large|small|medium|scaled|edited|resized|untitled|file|upload|download|figure|fig|new|old|logo|icon|web|asset|blog|post)$/i;

const pronouns = /^(?:this|that|these|those|my|our|your|here|the|an?)$/i;
/** "zombies in mist": a preposition between words makes a phrase, which a person wrote. */
const joins = regexOf(`^${anyOf(commonPrepositions)}$`, 'iu');

/** "wall-lasering480x171" and "tower2" without the sizes and counts that a tool appended. */
const wordsIn = (name: string): string[] =>
  name
    .replace(/(?<=[a-z])\d{2,4}x\d{2,4}$/, '')
    .replace(/(?<=[a-z]{3})(?=[A-Z][a-z])/g, ' ')
    .split(/[-_+ .]+/)
    .filter((word) => word !== '' && !/^\d+(?:x\d+)?$/.test(word))
    .map((word) => word.replace(/(?<=[a-z]{3})\d$/i, ''));

/** Whether the text has the words together, "tall stone tower", or they make a phrase, most of whose words the text has. */
const namesThing = (words: readonly string[], text: string): boolean => {
  if (holdsKeyword(text, words.join(' '))) return true;
  // "requests_ward.png", "bbc-news-waterfall-dns.png": words in a row that the text does not have so name nothing.
  if (words.length < 4 || !words.slice(1, -1).some((word) => joins.test(word))) return false;
  const held = contentOf(text);
  const content = [...contentOf(words.join(' '))];
  return content.filter((word) => held.has(word)).length >= content.length / 2;
};

const shortWord = 4;

/** The words of a file name, when there are at least two and the article has at least half of them: "red-fox-in-snow.jpg". */
export const fromFileName = (src: string, article: Article): string => {
  const words = wordsIn(baseName(src));
  if (words.length < 2 || words.some((word) => isJunk.test(word) || !regex.u`^\p{L}{2,}$`.test(word)))
    return '';
  // "this_color_good.webp" and "compare-four-cities.png" say something of the picture, but do not name it.
  const tags = tagWords(words.join(' '));
  if (pronouns.test(words[0] ?? '') || tags[0]?.tag === 'V' || !'NP'.includes(tags.at(-1)?.tag ?? '?'))
    return '';
  // "gear-closet_cjgpzm.jpg": a part that is no word comes from the server.
  const text = article.text.toLowerCase();
  const areWords = words
    .map((word) => word.toLowerCase())
    .every((word) => stopWords.has(word) || lemmaEntry(word) !== undefined || text.includes(word));
  // "invaders_taito_cop.png": a short last word that the text does not have is cut off or a mark of the author's.
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (last.length < shortWord && !text.includes(last)) return '';
  return areWords && namesThing(words, article.text) ? startWithCapital(written(words, article.text)) : '';
};

/** The words as the text writes them together, or each of them: "hugo vs Jekyll" where the text has only "Jekyll". */
const written = (words: readonly string[], text: string): string => {
  const whole = surfaceForm(text, words.join(' '));
  if (whole !== words.join(' ')) return whole;
  return words.map((word) => (regex.u`^\p{Ll}+$`.test(word) ? nameForm(text, word) : word)).join(' ');
};

/** A name's form inside the text's sentences; a word that only begins sentences stays as it is. */
const nameForm = (text: string, word: string): string => {
  const form = surfaceForm(text, word);
  return form !== word &&
    regexOf(`[\\p{Ll},] ${form}(?![\\p{L}\\p{N}])`, 'u').test(text) &&
    !text.includes(` ${word} `)
    ? form
    : word;
};
