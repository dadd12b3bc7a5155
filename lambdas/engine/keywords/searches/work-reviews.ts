import type { Article } from '#contracts/jobs/article.ts';
import { months } from '#engine/english/calendar-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { readAnswers } from '#engine/keywords/candidates/answers.ts';
import type { KeywordCandidate } from '#engine/keywords/candidates/keyword-candidate.ts';
import { isCommonWord } from '#engine/keywords/candidates/searchable.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';

const opening = 300;
const maxWorks = 5;
const maxWords = 6;
/** A section with fewer characters says too little about a work. */
const minSectionLength = 250;

/** How a text about several works refers to them in its title or first words: "books", "the albums I loved". */
const workInTitle =
  /\b(?:books?|novels?|reading|albums?|films?|movies?|games?|whiske?ys?|audiobooks?|reviews)\b/;
const workInOpening =
  /\b(?:books?|novels?|albums?|films?|movies?|games?|whiske?ys?|audiobooks?) (?:that )?(?:i|we)(?:'ve)? (?:read|watched|played|heard|loved|liked|tried|drank|enjoyed|reviewed|finished)\b/;
const opinionWords =
  /\b(?:i (?:really |also |absolutely )?(?:liked?|loved?|enjoyed|hated?|disliked?|recommend|found|thought|think|felt|prefer)|my favou?rite|enjoyable|boring|disappoint\w+|recommend\w*|masterpiece|worth (?:it|reading|watching|playing))\b/;
const genericHeadings = new RegExp(
  String.raw`\b(?:introduction|conclusion|summary|overview|notes?|final|thoughts|stats?|statistics|honou?rable|mentions?|fiction|non-fiction|favou?rites?|books?|albums?|movies?|films?|games?|list|year|month|reviews?|best|worst|top|other|more|reading|currently|goals?|the good|the bad|part|chapter|${alternatives(months)})\b`,
);

/** Finds "technofeudalism" in "Technofeudalism: What Killed Capitalism, by Yanis Varoufakis". */
const workOf = (heading: string): string =>
  fold(heading)
    .replace(/^\s*#?\d+[.):]?\s+/, '')
    .replace(/^["“*_]+|["”*_]+$/g, '')
    .replace(/[,–—(-]? ?\bby .+$/, '')
    .split(/[:(|–—]|\s-\s/)[0]
    ?.replace(/[“”"*_]/g, '')
    .trim() ?? '';

/** True for "Night Harbor", but not for "Select your journal": titles of works are capitalized. */
const isNamed = (heading: string): boolean =>
  heading.split(/[\s:]+/).every((one) => one.length < 4 || !regex.u`^\p{Ll}`.test(one));

const isWork = (work: string): boolean =>
  /^[^?!…=]{3,}$/.test(work) &&
  !/^(?:in|on|a|an|buy|now|submitting|dependent|how|why|what|my|i|gameplay|story|sound|graphics|video|controls|multiplayer|meaningful) ?\b/.test(
    work,
  ) &&
  work.split(' ').length <= maxWords &&
  !genericHeadings.test(work) &&
  !isCommonWord(work);

/** Finds "technofeudalism review" for each section with an opinion, in a text on books, albums or other works. */
export const workReviews = (article: Article): KeywordCandidate[] => {
  const { text, title } = readAnswers(article);
  if (!workInTitle.test(title) && !workInOpening.test(text.slice(0, opening))) return [];
  const headings = article.headings.filter(({ offset, level }) => level >= 2 && offset >= 0);
  return headings
    .flatMap(({ text: heading, offset }, i) => {
      const section = text.slice(offset, headings[i + 1]?.offset ?? text.length);
      const work = workOf(heading);
      return section.length >= minSectionLength &&
        opinionWords.test(section) &&
        isWork(work) &&
        isNamed(heading)
        ? [work]
        : [];
    })
    .slice(0, maxWorks)
    .map((about) => ({ text: `${about} review`, origin: 'asked', about, asks: 'section review' }));
};

const byAuthor = regex.u`^["“]?(.+?)["”]?,? by (\p{L}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){1,3})$`;
/** The part before "by" is an action rather than a work: "Haruki Murakami interviewed by ...", "notes on ...". */
const notAWork = /ed$|^(?:notes|thoughts|review|reflections|lessons) |['‘’]/;
const plotWords = /\b(?:novel|book|narrator|protagonist|characters?|plot|story)\b/g;
const minPlotWords = 3;

/** Finds "microserfs review" and "microserfs summary" for a text titled "Microserfs, by Douglas Coupland". */
export const reviewedBook = (article: Article): KeywordCandidate[] => {
  const work = byAuthor.exec(fold(ownTitle(article) ?? '').trim())?.[1];
  if (work === undefined || notAWork.test(work) || work.split(' ').length > maxWords) return [];
  const { text } = readAnswers(article);
  if ((text.match(plotWords)?.length ?? 0) < minPlotWords) return [];
  return ['review', 'summary'].map((word) => ({
    text: `${work} ${word}`,
    origin: 'asked',
    about: work,
    asks: `book ${word}`,
  }));
};
