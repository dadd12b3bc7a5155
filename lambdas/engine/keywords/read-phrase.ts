import type { Candidate } from '#engine/keyphrases/candidates.ts';
import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { Phrase } from './phrase-rules.ts';
import { leading } from './phrase-words.ts';

const placing = new Set(['in', 'near', 'across', 'outside', 'throughout']);

/** A candidate as the rules see it; words and tags are those of its first occurrence behind the title. */
export function readPhrase(document: PhraseDocument, { occurrences, from, to, key }: Candidate): Phrase {
  const typical = occurrences.find((o) => o.from >= document.titleEnd) ?? { from, to };
  const indices = Array.from({ length: typical.to - typical.from }, (_, i) => typical.from + i);
  const share = (test: (o: { from: number; to: number }) => boolean) =>
    occurrences.filter(test).length / occurrences.length;
  return {
    words: indices.map((i) => document.tokens[i]?.lower ?? ''),
    tags: indices.map((i) => document.tags[i] ?? 'M'),
    isName: share((o) => isWrittenAsName(document, o.from, o.to)) > 0.5,
    isPlace: share((o) => placing.has(document.tokens[o.from - 1]?.lower ?? '')) >= 0.5,
    isAcronym: indices.every((i) => /^[\p{Lu}\p{N}.]+$/u.test(document.tokens[i]?.text ?? '')),
    count: occurrences.length,
    free: occurrences.filter((o) => standsFree(document, o.from, o.to)).length,
    inTitle: document.title.includes(` ${key} `),
    inHeading: document.headings.includes(` ${key} `),
  };
}

function isWrittenAsName(document: PhraseDocument, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const joins = i > from && (document.tags[i] === 'C' || document.tokens[i]?.lower === 'of');
    if (!document.name[i] && !joins) return false;
  }
  return true;
}

/** No noun or modifier touches it on either side; a name may follow a common noun ("actor Tom Hanks"). */
function standsFree(document: PhraseDocument, from: number, to: number): boolean {
  const touches = (i: number, tags: RegExp) =>
    document.sentenceOf[i] === document.sentenceOf[from] && tags.test(document.tags[i] ?? 'M');
  const before = document.name[from] ? /P/ : /[NPADGC]/;
  const after = to - from === 1 ? /[NPG]/ : /[NP]/;
  // "best tech gadgets": what merely points or praises does not make a longer phrase.
  const isPointed = leading.has(document.tokens[from - 1]?.lower ?? '');
  return (isPointed || !touches(from - 1, before)) && !touches(to, after);
}
