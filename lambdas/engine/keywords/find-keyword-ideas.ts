import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { namesOf } from './candidates/candidate-features.ts';
import { strongFrom, topProbability } from './candidates/graded-shares.ts';
import type { JudgedCandidate } from './candidates/keyword-candidate.ts';
import { orderCandidates } from './candidates/order-candidates.ts';
import { indexArticle } from './evidence/article-index.ts';
import { ideaOfCandidate } from './ideas/idea-of-candidate.ts';
import { judgeCandidates } from './searches/judge-candidates.ts';

export type FindOptions = {
  /** The maximum number of ideas: 25 by default, and never more. */
  limit?: number;
};

const maxIdeas = 25;
/** The most keywords that can be strong. */
const maxStrongIdeas = 8;
/** A job needs this many keywords. Beyond them, a keyword needs at least this probability. */
const minIdeas = 10;
const minWeakProbability = 0.04;

/** The relevance of the topic, of strong keywords (from, to) and of side topics, within the tiers High and Medium. */
const topicRelevance = 99;
const strongRelevance = [70, 97] as const;
const sideRelevance = [27, 37] as const;

const interpolate = ([from, to]: readonly [number, number], share: number): number =>
  Math.round(from + (to - from) * Math.max(0, Math.min(1, share)));

const relevanceOf = ({ probability }: JudgedCandidate, place: number): number => {
  if (place === 0) return topicRelevance;
  if (place < maxStrongIdeas && probability >= strongFrom)
    return interpolate(strongRelevance, (probability - strongFrom) / (topProbability - strongFrom));
  return interpolate(sideRelevance, probability / strongFrom);
};

/** Nobody reads an article to get to a site, so the lead keyword is never navigational. */
const withReadableLead = ([lead, ...others]: readonly KeywordIdea[]): KeywordIdea[] => {
  if (lead === undefined) return [];
  const intent = lead.intent === 'navigational' ? 'informational' : lead.intent;
  return [{ ...lead, intent, isBrand: false }, ...others];
};

const findKeywordIdeasNow = (article: Article, options: FindOptions): KeywordIdea[] => {
  const index = indexArticle(article);
  const names = namesOf(article);
  const ordered = orderCandidates(index, judgeCandidates(index), maxIdeas, names).filter(
    ({ probability }, place) => place < minIdeas || probability >= minWeakProbability,
  );
  const ideas = ordered.map((candidate, place) =>
    ideaOfCandidate(index, candidate, relevanceOf(candidate, place), names),
  );
  return withReadableLead(ideas).slice(0, Math.min(options.limit ?? maxIdeas, maxIdeas));
};

/**
 * The searches that an article answers, best first: its topic, the questions about the topic that it answers, and its
 * own phrases that people search for. At most 8 are strong. The rest are side topics of medium or low relevance.
 */
export const findKeywordIdeas = (article: Article, options: FindOptions = {}): KeywordIdea[] =>
  withinDeadline(() => findKeywordIdeasNow(article, options));
