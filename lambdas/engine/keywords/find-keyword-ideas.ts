import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { readDocument } from '#engine/keyphrases/phrase-document.ts';
import { rankCandidates } from '#engine/keyphrases/rank-candidates.ts';
import { arrangeIdeas, mergeEqual } from './ideas/arrange-ideas.ts';
import { type ArticleIndex, indexArticle } from './ideas/article-index.ts';
import { addAspects, combinePhrases, dropParticiples } from './ideas/combine-phrases.ts';
import { makeIdea } from './ideas/make-idea.ts';
import { queryLines } from './ideas/query-lines.ts';
import { leaveOutMentions } from './mentions/leave-out-mentions.ts';
import { isPlaceName } from './phrases/place-names.ts';
import type { SearchPhrase } from './phrases/search-phrase.ts';
import { searchAspects, searchPhrases } from './phrases/search-phrases.ts';
import { suggestPhrases } from './phrases/suggest-phrases.ts';
import { topicWords } from './phrases/topic-words.ts';
import { articleKind } from './text/article-kind.ts';
import { ownTitle } from './text/own-title.ts';

export type FindOptions = {
  /** Ideas at most; 40 when not given, and never more. */
  limit?: number;
};

const maxIdeas = 40;
/** Below this many, phrases that keep fewer rules are let in. */
const enoughIdeas = 6;
/** Phrases said once are mostly by the way; a few of them are long-tail searches. */
const mostSaidOnce = 14;
/** Places that stay beside the topics, and the relevance from which on a phrase with its name stands for one. */
const mostPlaces = 2;
const saidOfPlace = 45;
/** Points by which a topic may be behind a place and still lead. */
const nearlyAsRelevant = 25;
/** From this relevance on a phrase says what an article is about, and no bare word has to. */
const saysTopic = 70;
/** Single common words outside of title and headings. */
const mostCommonWords = 3;

/** All that the article stresses, and the best ranked of what it says once or in a single common word. */
const limitRarePhrases = (phrases: readonly SearchPhrase[]): SearchPhrase[] => {
  let once = 0;
  let single = 0;
  return phrases.slice(0, maxIdeas * 2).filter((phrase) => {
    if (phrase.inTitle || phrase.inHeading) return true;
    if (phrase.words === 1 && !phrase.isName) return ++single <= mostCommonWords;
    return phrase.count > 1 || ++once <= mostSaidOnce;
  });
};

const saysWhat = (index: ArticleIndex, text: string): boolean =>
  makeIdea(index, text, false).relevance >= saysTopic;

/** As many more as are needed, phrases before bare words and bare words that no phrase holds. */
const addMissing = (
  phrases: readonly SearchPhrase[],
  more: readonly SearchPhrase[],
  most = enoughIdeas,
): SearchPhrase[] => {
  const isKnown = ({ key }: SearchPhrase) => phrases.some((other) => ` ${other.key} `.includes(` ${key} `));
  const others = more.filter((phrase) => !isKnown(phrase));
  const inOrder = [...others.filter(({ words }) => words > 1), ...others.filter(({ words }) => words === 1)];
  return [...phrases, ...inOrder].slice(0, Math.max(phrases.length, most));
};

/** Nobody finds an article by "china" alone: what it says of a place stands for the place, and only a few others stay. */
const withoutBarePlaces = (article: Article, ideas: readonly KeywordIdea[]): KeywordIdea[] => {
  if (articleKind(article) === 'travel' || ideas.length < enoughIdeas) return [...ideas];
  let places = 0;
  const others = ideas.filter(({ text }) => {
    if (!isPlaceName(text)) return true;
    const isSaid = ideas.some(
      (other) =>
        other.text !== text && other.relevance >= saidOfPlace && ` ${other.text} `.includes(` ${text} `),
    );
    return !isSaid && ++places <= mostPlaces;
  });
  return others.length < enoughIdeas ? [...ideas] : others;
};

/** A place leads no article but one on travel: the first topic that is nearly as relevant stands before it. */
const withTopicFirst = (article: Article, ideas: readonly KeywordIdea[]): KeywordIdea[] => {
  const [lead] = ideas;
  if (lead === undefined || !isPlaceName(lead.text) || articleKind(article) === 'travel') return [...ideas];
  const topic = ideas.find(
    ({ text, evidence, relevance }) =>
      !isPlaceName(text) && evidence !== 'suggested' && relevance >= lead.relevance - nearlyAsRelevant,
  );
  return topic === undefined ? [...ideas] : [topic, ...ideas.filter((idea) => idea !== topic)];
};

const findKeywordIdeasNow = (article: Article, options: FindOptions): KeywordIdea[] => {
  const headings = article.headings.map(({ text }) => text);
  const document = readDocument(article.text, { title: ownTitle(article), headings });
  const ranked = leaveOutMentions(article, document, rankCandidates(document));
  const index = indexArticle(article);
  const strict = limitRarePhrases(searchPhrases(document, ranked, 'strict'));
  let phrases = strict.some(({ text }) => saysWhat(index, text))
    ? strict
    : addMissing(strict, topicWords(document, ranked), Number.POSITIVE_INFINITY);
  for (const level of ['plain', 'any'] as const)
    if (phrases.length < enoughIdeas) phrases = addMissing(phrases, searchPhrases(document, ranked, level));
  const names = new Set(phrases.filter(({ isFirm }) => isFirm).map(({ text }) => text));
  const own = phrases.map(({ text }) => text);
  const aspects = searchAspects(document, ranked);
  const longer = [
    ...dropParticiples(phrases),
    ...combinePhrases(index, phrases),
    ...addAspects(index, phrases, aspects),
  ];
  const texts = [...own, ...queryLines(article, index), ...longer, ...suggestPhrases(article, phrases)];
  const ideas = mergeEqual(texts).map((text) => makeIdea(index, text, names.has(text)));
  const arranged = arrangeIdeas(withoutBarePlaces(article, ideas));
  return withTopicFirst(article, arranged).slice(0, Math.min(options.limit ?? maxIdeas, maxIdeas));
};

/**
 * What people who look for this article's topics would type into a search box, best first: its own phrases in search
 * casing, pairs of them that it brings together, and a few marked suggestions (never more than a quarter).
 */
export const findKeywordIdeas = (article: Article, options: FindOptions = {}): KeywordIdea[] =>
  withinDeadline(() => findKeywordIdeasNow(article, options));
