import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ArticleIndex } from './article-index.ts';
import { choosePassages } from './choose-passages.ts';
import { classifyIntent } from './classify-intent.ts';
import { explainKeyword } from './explain-keyword.ts';
import { findEvidence } from './find-evidence.ts';
import { isBrandName } from './is-brand.ts';
import { scoreEvidence } from './relevance.ts';

/** A keyword with its evidence in an article. Its cluster is its own text until a list is clustered. */
export const makeIdea = (index: ArticleIndex, text: string, isName: boolean): KeywordIdea => {
  const evidence = findEvidence(index, text);
  const { score, factors } = scoreEvidence(index, evidence);
  const isBrand = isBrandName(text.toLowerCase(), isName);
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
