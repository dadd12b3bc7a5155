import { isIrregularVerbForm, lemmaEntry } from '#engine/english/lexicon.ts';
import { anyOf, articles, capitalized, demonstratives, possessives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { MeasuredText } from '#engine/topic/phrases/measured-text.ts';
import { contentStems, type Phrase, readPhrase } from '#engine/topic/phrases/phrase.ts';

/** Words before the title of a book: "New Releases: Harbor Lights", "Thoughts on Harbor Lights". */
const introduction =
  /^(?:(?:my |a |the )?(?:book )?(?:review|reviews|notes|report|club|summary)(?: of| on)?|(?:new|recent|upcoming) releases?|backlist|(?:some )?(?:thoughts|notes|reflections) on|(?:re-?|currently )?reading)(?:: | [-–—] | )/i;
/** "Judging a Person by Their Job" does not name an author. */
const author = String.raw`(?!${anyOf(capitalized(`${articles} ${demonstratives} ${possessives}`))} )\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|la|le|van|von|der)){0,3} \p{Lu}[\p{L}.'’-]+`;
const byAuthor = regexOf(`^["“‘]?(.+?)["”’]?,? by (${author})(?: ?[(|–—-].*)?$`, 'u');
/** Things made by people other than authors of books: "Guest post by", "Directed by", "Built by". */
const notABook =
  /(?:ed|posts?|photos?|recipes?|talks?|interviews?|articles?|poems?|essays?|games?|videos?)$/i;
const bookWords =
  /\b(?:novels?|books?|authors?|narrator|protagonist|characters?|plot|story|chapters?|read|reading)\b/gi;
const minBookWords = 3;
const maxWords = 6;

type Work = { title: string; author: string };

/** Finds "The Far Harbor" and "Ann Poe" in "Review: The Far Harbor: A Novel, by Ann Poe". */
const readWork = (title: string): Work | null => {
  const line = title.replace(regex.u`^[^\p{L}\p{N}"“‘]+`, '').replace(introduction, '');
  const [, whole = '', name = ''] = byAuthor.exec(line) ?? [];
  const work = whole.split(': ')[0]?.trim() ?? '';
  // The titles of works are capitalized, unlike "Van life created by Social Media".
  const isCapitalized = work.split(/[\s-]+/).every((word) => !regex.u`^\p{Ll}{5}`.test(word));
  const last = work.slice(work.lastIndexOf(' ') + 1).toLowerCase();
  const isBook = isCapitalized && !notABook.test(work) && !isIrregularVerbForm(last);
  return work !== '' && isBook ? { title: work, author: name } : null;
};

/** The work as people type it: with its author if its own words are too common ("liquid by ann poe"). */
const typed = ({ title, author: name }: Work): string => {
  const work = title
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^(?:the|an?) /, '');
  const isName = regex.u`^\p{L}+$`.test(work) && !lemmaEntry(work);
  const isClear = isName || contentStems(readPhrase(work)).length > 1;
  if (isClear) return work;
  const withAuthor = `${work} by ${name.toLowerCase()}`;
  return withAuthor.split(' ').length > maxWords ? withAuthor.replace(' by ', ' ') : withAuthor;
};

/**
 * Finds "far harbor" for "ann poe", the author of the book that a text is about, or for a piece of the book's title. Null
 * if the title names no book, or if the lead has all of its words. Of 23 titles with "by" and an author among 2,500
 * posts, ten had a wrong lead; eight of these now have the book.
 */
export const workInTitle = ({ text: { document } }: MeasuredText, lead: string): Phrase | null => {
  const title = document.text.slice(0, document.tokens[document.titleEnd - 1]?.end ?? 0).trim();
  if ((document.text.match(bookWords)?.length ?? 0) < minBookWords) return null;
  const own = contentStems(readPhrase(lead));
  const work = readWork(title);
  if (work === null) return null;
  const phrase = readPhrase(typed(work));
  const isCut = lead.includes(' by ') && !lead.startsWith(phrase.text);
  const isWhole = contentStems(readPhrase(work.title)).every((stem) => own.includes(stem));
  const isTypable = (text: string): boolean => text.split(' ').length <= maxWords;
  return isTypable(phrase.text) && (isCut || !isWhole || !isTypable(lead)) ? phrase : null;
};
