import type { Article } from '#contracts/jobs/article.ts';
import { isModifier } from '#engine/keywords/phrases/modifiers.ts';
import {
  emptyHead,
  emptyTail,
  joining,
  type QueryFrame,
  queryFrames,
} from '#engine/keywords/phrases/query-frames.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { ownTitle } from '#engine/keywords/text/own-title.ts';
import { stopWords } from '#engine/language/stop-words.ts';
import { type ArticleIndex, stemSequence } from './article-index.ts';

/** Headings that give a search at most, and words of all of them that are of the article's topic at least. */
const mostHeadings = 5;
/** From which centrality a word is what the article is about; the title's words are in any case. */
const centralFrom = 0.45;
const longest = 60;

/** What stands between marks, without numbering. */
const clausesOf = (line: string): string[] =>
  fold(line)
    .replace(/^\s*(?:(?:step|tip|day|days|part|example|method|idea|q)\s*)?#?\d*\s*[.:)]\s+/, '')
    .split(/[:;|–—…!?()[\]"“”]|(?<!\bvs)\.(?=\s|$)|,\s|\s-\s/u)
    .map((clause) => clause.replace(/\s+/g, ' ').replace(/^[' ]+|[' ]+$/g, ''))
    .filter((clause) => clause !== '');

const shorten = (query: string, { words: [least, most], canBeCut }: QueryFrame): string | null => {
  const words = query.split(' ');
  if (words.length <= most) return query;
  if (!canBeCut) return null;
  for (let end = most; end >= least; end--)
    if (joining.test(words[end] ?? '')) return words.slice(0, end).join(' ');
  return null;
};

const readQuery = (clause: string, frame: QueryFrame): string | null => {
  const found = frame.pattern.exec(clause)?.[0];
  if (found === undefined) return null;
  const query = shorten(found.replace(emptyTail, '').replace(emptyHead, ''), frame);
  if (query === null || query.length > longest || frame.refuses.test(query)) return null;
  return query.split(' ').length >= frame.words[0] ? query.replace(/\bvs\. /, 'vs ') : null;
};

/** The query of each clause of a line that is worded as one, in small letters. */
export const queriesOf = (line: string): string[] =>
  clausesOf(line).flatMap((clause) => {
    for (const frame of queryFrames) {
      const query = readQuery(clause, frame);
      if (query !== null) return [query];
    }
    return [];
  });

/** Has a word that carries meaning, and for a heading one that the article is about. */
const hasTopic = (index: ArticleIndex, query: string, from: number): boolean =>
  stemSequence(query).some((stem) => {
    if (stem === '' || stopWords.has(stem) || isModifier(stem)) return false;
    return index.title.includes(stem) || (index.centrality.get(stem) ?? 0) >= from;
  });

/** The searches that an article's title and headings are worded as: questions, how-tos, comparisons, the best of a kind. */
export const queryLines = (article: Article, index: ArticleIndex): string[] => {
  const title = ownTitle(article);
  const ofTitle = title === null ? [] : queriesOf(title).filter((query) => hasTopic(index, query, 0));
  const ofHeadings = article.headings
    .filter(({ level, text }) => level <= 3 && fold(text) !== fold(title ?? ''))
    .flatMap(({ text }) => queriesOf(text))
    .filter((query) => hasTopic(index, query, centralFrom));
  return [...new Set([...ofTitle, ...ofHeadings.slice(0, mostHeadings)])];
};
