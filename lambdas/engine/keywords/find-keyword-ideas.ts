import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { readDocument } from '#engine/keyphrases/phrase-document.ts';
import { rankCandidates } from '#engine/keyphrases/rank-candidates.ts';
import { arrangeIdeas, mergeEqual } from './ideas/arrange-ideas.ts';
import { type ArticleIndex, indexArticle } from './ideas/article-index.ts';
import { addAspects, combinePhrases, dropParticiples } from './ideas/combine-phrases.ts';
import { makeIdea, topicRelevance } from './ideas/make-idea.ts';
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
  /** Maximum number of ideas; 40 by default and at most. */
  limit?: number;
};

const maxIdeas = 40;
/** With fewer ideas than this, looser rules admit more phrases. */
const enoughIdeas = 6;
/** Most phrases that occur once are incidental; a few of them are long-tail searches. */
const mostSaidOnce = 14;
/** Place names that remain next to the topics, and the relevance from which a phrase that contains one replaces it. */
const mostPlaces = 2;
const saidOfPlace = 45;
/** A topic may have this many points less than a place and still be the lead keyword. */
const nearlyAsRelevant = 25;
/** Maximum number of single common words that are not in title or headings. */
const mostCommonWords = 3;

/** All phrases of title and headings, and the best ranked of those that occur once or are a single common word. */
const limitRarePhrases = (phrases: readonly SearchPhrase[]): SearchPhrase[] => {
  let once = 0;
  let single = 0;
  return phrases.slice(0, maxIdeas * 2).filter((phrase) => {
    if (phrase.inTitle || phrase.inHeading) return true;
    if (phrase.words === 1 && !phrase.isName) return ++single <= mostCommonWords;
    return phrase.count > 1 || ++once <= mostSaidOnce;
  });
};

/** Whether a phrase names the topic of the article, so that single words are not needed. */
const saysWhat = (index: ArticleIndex, text: string): boolean =>
  makeIdea(index, text, () => false).relevance >= topicRelevance;

/** Adds as many phrases as are needed: first those of several words, then single words that no phrase contains. */
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

/** Nobody searches for an article with just "china": phrases about a place replace its name, and few other places remain. */
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

/** A place is the lead keyword only of travel articles: the first topic of almost equal relevance moves before it. */
const withTopicFirst = (article: Article, ideas: readonly KeywordIdea[]): KeywordIdea[] => {
  const [lead] = ideas;
  if (lead === undefined || !isPlaceName(lead.text) || articleKind(article) === 'travel') return [...ideas];
  const topic = ideas.find(
    ({ text, evidence, relevance }) =>
      !isPlaceName(text) && evidence !== 'suggested' && relevance >= lead.relevance - nearlyAsRelevant,
  );
  return topic === undefined ? [...ideas] : [topic, ...ideas.filter((idea) => idea !== topic)];
};

/** Nobody reads an article to get to a site, so the lead keyword is never navigational. */
const withReadableLead = ([lead, ...others]: readonly KeywordIdea[]): KeywordIdea[] => {
  if (lead === undefined) return [];
  const intent = lead.intent === 'navigational' ? 'informational' : lead.intent;
  return [{ ...lead, intent, isBrand: false }, ...others];
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
  const ideas = mergeEqual(texts).map((text) => makeIdea(index, text, (name) => names.has(name)));
  const arranged = arrangeIdeas(withoutBarePlaces(article, ideas));
  const ordered = withReadableLead(withTopicFirst(article, arranged));
  return ordered.slice(0, Math.min(options.limit ?? maxIdeas, maxIdeas));
};

/**
 * The searches that fit this article's topics, best first: its own phrases in search
 * casing, pairs of phrases that it combines, and a few marked suggestions (at most a quarter).
 */
export const findKeywordIdeas = (article: Article, options: FindOptions = {}): KeywordIdea[] =>
  withinDeadline(() => findKeywordIdeasNow(article, options));
