import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { type Evidence, findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { choosePassages } from './choose-passages.ts';
import { classifyIntent } from './classify-intent.ts';
import { explainKeyword } from './explain-keyword.ts';
import { isBrandName } from './is-brand.ts';
import { hasManyApps, isDestination, nameBeforeDestination } from './is-destination.ts';
import { scoreEvidence } from './relevance.ts';

/** A keyword with at least this relevance is the article's own topic. */
export const topicRelevance = 70;

const isNamed = (text: string, names: ReadonlySet<string>): boolean => {
  const tokens = analyzeText(text).tokens.filter((token) => token.kind !== 'mark');
  return tokens.length > 0 && tokens.every((token) => names.has(stemsOf(token.lower).join(' ')));
};

const leadsToSite = (index: ArticleIndex, text: string, names: ReadonlySet<string>): boolean => {
  const named = nameBeforeDestination(text);
  if (named !== null && text.endsWith(' app') && hasManyApps(index, named)) return false;
  if (named !== null) return isBrandName(named, isNamed(named, names));
  return isBrandName(text, isNamed(text, names)) && isDestination(index, text);
};

/**
 * The intent of a keyword. The article's own topic is never a brand search, because people search for it to read about
 * it.
 */
export const intentOf = (
  index: ArticleIndex,
  text: string,
  names: ReadonlySet<string>,
  relevance: number,
  evidence: Evidence,
): Pick<KeywordIdea, 'intent' | 'isBrand'> => {
  const isTopic = evidence.title > 0 || relevance >= topicRelevance;
  const isBrand = !isTopic && leadsToSite(index, text.toLowerCase(), names);
  return { intent: isBrand ? 'navigational' : classifyIntent(text), isBrand };
};

/**
 * A keyword with its evidence in an article. Its cluster is its own text until a list is clustered. `names` are the
 * stems that the article writes as names of companies, products or people.
 */
export const makeIdea = (index: ArticleIndex, text: string, names: ReadonlySet<string>): KeywordIdea => {
  const evidence = findEvidence(index, text);
  const { score, factors } = scoreEvidence(index, evidence);
  return {
    text,
    relevance: score,
    relevanceFactors: factors,
    ...intentOf(index, text, names, score, evidence),
    evidence: evidence.level,
    passages: choosePassages(index, evidence),
    cluster: text,
    reason: explainKeyword(index, evidence),
  };
};
