import type { Article } from '#contracts/jobs/article.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { isModifier } from '#engine/keywords/phrases/modifiers.ts';
import {
  emptyHead,
  emptyTail,
  joining,
  type QueryFrame,
  queryFrames,
} from '#engine/keywords/phrases/query-frames.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { type ArticleIndex, stemSequence } from './article-index.ts';

/** Maximum number of queries from headings. */
const maxHeadings = 5;
/** A word with at least this centrality (0-1) belongs to the article's topic; title words always do. */
const centralFrom = 0.45;
const maxQueryLength = 60;

/** The parts of a line between punctuation marks, without numbering. */
const clausesOf = (line: string): string[] =>
  fold(line)
    .replace(/^\s*(?:(?:step|tip|day|days|part|example|method|idea|q)\s*)?#?\d*\s*[.:)]\s+/, '')
    .split(/[:;|–—…!?()[\]"“”]|(?<!\bvs)\.(?=\s|$)|,\s|\s-\s/u)
    .map((clause) => clause.replace(/\s+/g, ' ').replace(/^[' ]+|[' ]+$/g, ''))
    .map((clause) => clause.replace(regex.u`^how to \p{L}{3,}ly `, 'how to '))
    .filter((clause) => clause !== '');

const shorten = (query: string, { words: [min, max], canBeCut }: QueryFrame): string | null => {
  const words = query.split(' ');
  if (words.length <= max) return query;
  if (!canBeCut) return null;
  for (let end = max; end >= min; end--)
    if (joining.test(words[end] ?? '')) return words.slice(0, end).join(' ');
  return null;
};

const readQuery = (clause: string, frame: QueryFrame): string | null => {
  const found = frame.pattern.exec(clause)?.[0];
  if (found === undefined) return null;
  const query = shorten(found.replace(emptyTail, '').replace(emptyHead, ''), frame);
  if (query === null || query.length > maxQueryLength || frame.rejects.test(query)) return null;
  return query.split(' ').length >= frame.words[0] ? query.replace(/\bvs\. /, 'vs ') : null;
};

/** The part of each clause of a line that has the form of a search, in lowercase. */
export const queriesOf = (line: string): string[] =>
  clausesOf(line).flatMap((clause) => {
    for (const frame of queryFrames) {
      const query = readQuery(clause, frame);
      if (query !== null) return [query];
    }
    return [];
  });

/**
 * True if a query has a content word of the article's topic: one in the title, or one with at least the centrality
 * `from`.
 */
const hasTopic = (index: ArticleIndex, query: string, from: number): boolean =>
  stemSequence(query).some((stem) => {
    if (stem === '' || stopWords.has(stem) || isModifier(stem)) return false;
    return index.title.includes(stem) || (index.centrality.get(stem) ?? 0) >= from;
  });

/** The title and headings of an article that read like searches: questions, how-tos, comparisons, "best" lists. */
export const queryLines = (article: Article, index: ArticleIndex): string[] => {
  const title = ownTitle(article);
  const ofTitle = title === null ? [] : queriesOf(title).filter((query) => hasTopic(index, query, 0));
  const ofHeadings = article.headings
    .filter(({ level, text }) => level <= 3 && fold(text) !== fold(title ?? ''))
    .flatMap(({ text }) => queriesOf(text))
    .filter((query) => hasTopic(index, query, centralFrom));
  return [...new Set([...ofTitle, ...ofHeadings.slice(0, maxHeadings)])];
};

/** The most questions of a text that are read. It bounds the time. */
const maxQuestions = 24;
const maxQuestionLength = 120;
/** An opening that asks what the reader wants to know: "how do you test private functions". */
const howDo = /^(?:(?:so|but|and|now|then),? )?how (?:do|can|should|would|did) (?:you|we|i|one) /;

/**
 * A question that only addresses the reader, or that expects no answer: "Do you love watching movies?", "how can there
 * be no driver?".
 */
const rhetorical = /^(?:do|don't|did|can|would|have) you |^(?:how|why) (?:can|is|are|could) there /;

/** The questions that a text asks about its topic, worded as people type them: "how to test private functions". */
export const askedInText = ({ text }: Article, index: ArticleIndex): string[] => {
  const found: string[] = [];
  let read = 0;
  for (const { start, end, isHeading } of index.sentences) {
    const sentence = text.slice(start, end).trim();
    if (isHeading || !sentence.endsWith('?') || sentence.length > maxQuestionLength) continue;
    if (++read > maxQuestions) break;
    const line = fold(sentence).replace(howDo, 'how to ');
    if (rhetorical.test(line)) continue;
    found.push(...queriesOf(line).filter((query) => hasTopic(index, query, centralFrom)));
  }
  return [...new Set(found)];
};
