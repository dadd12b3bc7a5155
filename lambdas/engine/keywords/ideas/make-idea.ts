import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ArticleIndex } from './article-index.ts';
import { choosePassages } from './choose-passages.ts';
import { classifyIntent } from './classify-intent.ts';
import { explainKeyword } from './explain-keyword.ts';
import { findEvidence } from './find-evidence.ts';
import { isBrandName } from './is-brand.ts';
import { isDestination, nameBeforeWay } from './is-destination.ts';
import { scoreEvidence } from './relevance.ts';

/** From this relevance on, a keyword is the article's own topic. */
export const topicRelevance = 70;

type IsName = (text: string) => boolean;

const leadsToSite = (index: ArticleIndex, text: string, isName: IsName): boolean => {
  const named = nameBeforeWay(text);
  if (named !== null) return isBrandName(named, isName(named));
  return isBrandName(text, isName(text)) && isDestination(index, text);
};

/**
 * A keyword with its evidence in an article. Its cluster is its own text until a list is clustered. `isName` tells the
 * names of firms, products and persons. The article's own topic is never a brand: people search for it to read.
 */
export const makeIdea = (index: ArticleIndex, text: string, isName: IsName): KeywordIdea => {
  const evidence = findEvidence(index, text);
  const { score, factors } = scoreEvidence(index, evidence);
  const isTopic = evidence.title > 0 || score >= topicRelevance;
  const isBrand = !isTopic && leadsToSite(index, text.toLowerCase(), isName);
  return {
    text,
    relevance: score,
    relevanceFactors: factors,
    intent: isBrand ? 'navigational' : classifyIntent(text),
    isBrand,
    evidence: evidence.level,
    passages: choosePassages(index, evidence),
    cluster: text,
    reason: explainKeyword(index, evidence),
  };
};
