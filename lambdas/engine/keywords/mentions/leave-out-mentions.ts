import type { Article } from '#contracts/jobs/article.ts';
import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { RankedCandidate } from '#engine/keyphrases/rank-candidates.ts';
import { mentionsOf } from './mentions.ts';

/** Marks the tokens in passages that the article only mentions: 1 for a mentioned token. */
const mentionedTokens = (article: Article, { tokens, shift }: PhraseDocument): Uint8Array => {
  const mentioned = new Uint8Array(tokens.length);
  const spans = mentionsOf(article);
  let at = 0;
  for (const [i, token] of tokens.entries()) {
    const start = token.start - shift;
    while (at < spans.length && (spans[at]?.end ?? 0) <= start) at += 1;
    const span = spans[at];
    if (span !== undefined && span.start <= start) mentioned[i] = 1;
  }
  return mentioned;
};

/** The candidates with only the occurrences that the article uses, without those that it only mentions. */
export const leaveOutMentions = (
  article: Article,
  document: PhraseDocument,
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] => {
  if (mentionsOf(article).length === 0) return ranked;
  const mentioned = mentionedTokens(article, document);
  return ranked.flatMap((at) => {
    const occurrences = at.candidate.occurrences.filter(({ from }) => mentioned[from] === 0);
    const [first] = occurrences;
    if (first === undefined) return [];
    return [{ ...at, candidate: { ...at.candidate, ...first, occurrences } }];
  });
};
