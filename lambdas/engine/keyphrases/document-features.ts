import type { Candidate } from './candidates.ts';
import type { PhraseDocument } from './phrase-document.ts';
import type { WordStatistics } from './word-statistics.ts';

/** Features of the whole text, which distinguish an abstract, a news story and a long article. */
export const documentFeatures = (
  document: PhraseDocument,
  words: ReadonlyMap<string, WordStatistics>,
  candidates: readonly Candidate[],
): number[] => {
  const n = Math.max(1, document.tokens.length);
  let idf = 0;
  let count = 0;
  let repeated = 0;
  for (const word of words.values()) {
    idf += word.idf;
    count += word.count;
    if (word.count > 1) repeated++;
  }
  const kinds = Math.max(1, words.size);
  const share = (test: (i: number) => boolean) =>
    document.tokens.reduce((sum, _, i) => sum + (test(i) ? 1 : 0), 0) / n;
  return [
    Math.log2(n),
    n / Math.max(1, document.sentenceCount),
    share((i) => document.name[i] === true),
    share((i) => document.tokens[i]?.kind === 'mark' && /^["“”'‘]$/.test(document.tokens[i]?.text ?? '')),
    share((i) => document.tags[i] === 'V'),
    idf / kinds,
    repeated / kinds,
    count / kinds,
    Math.log2(1 + candidates.length),
    document.titleEnd > 0 ? 1 : 0,
    ((document.paragraphOf.at(-1) ?? 0) / n) * 100,
  ];
};
