import type { Background } from './background.ts';
import type { Candidate } from './candidates.ts';
import { contextFeatures } from './context-features.ts';
import type { PhraseDocument } from './phrase-document.ts';
import { type WordStatistics, wordStatistics } from './word-statistics.ts';

/** One row of figures per candidate, in the order the model was trained on. */
export function phraseFeatures(
  document: PhraseDocument,
  candidates: readonly Candidate[],
  background: Background,
): Float32Array[] {
  const words = wordStatistics(document, background);
  const nesting = countNesting(document, candidates);
  const whole = documentFigures(document, words, candidates);
  return candidates.map((candidate) => {
    const row: number[] = [];
    placeFigures(row, document, candidate);
    wordFigures(row, document, candidate, words);
    const nested = nesting.get(candidate.key);
    const count = candidate.occurrences.length;
    row.push((nested?.inside ?? 0) / count, nested?.kinds ?? 0, count / (nested?.rarestPart || count));
    contextFeatures(row, document, candidate);
    row.push(...whole);
    return Float32Array.from(row);
  });
}

/** Length, frequency, position, title and headings. */
function placeFigures(row: number[], document: PhraseDocument, candidate: Candidate): void {
  const { occurrences, key } = candidate;
  const length = Math.max(1, document.tokens.length);
  const first = candidate.from;
  const last = occurrences.at(-1)?.from ?? first;
  const sentences = new Set(occurrences.map((o) => document.sentenceOf[o.from]));
  const start = document.tokens[candidate.from]?.start ?? 0;
  const end = document.tokens[candidate.to - 1]?.end ?? 0;
  row.push(
    key.split(' ').length,
    candidate.to - candidate.from,
    end - start,
    Math.log2(1 + occurrences.length),
    (occurrences.length / length) * 1000,
    Math.log2(1 + first),
    first / length,
    last / length,
    (last - first) / length,
    sentences.size / Math.max(1, document.sentenceCount),
    new Set(occurrences.map((o) => document.paragraphOf[o.from])).size,
    document.sentenceOf[first] ?? 0,
    document.title.includes(` ${key} `) ? 1 : 0,
    first < document.titleEnd ? 1 : 0,
    document.headings.includes(` ${key} `) ? 1 : 0,
  );
}

/** Sums, means and extremes of the figures of its words, and those of its last word. */
function wordFigures(
  row: number[],
  document: PhraseDocument,
  candidate: Candidate,
  words: ReadonlyMap<string, WordStatistics>,
): void {
  const members: WordStatistics[] = [];
  for (let i = candidate.from; i < candidate.to; i++) {
    const word = words.get(document.stems[i] ?? '');
    if (word) members.push(word);
  }
  const n = Math.max(1, members.length);
  const count = candidate.occurrences.length;
  const of = (figure: (word: WordStatistics) => number) => members.map(figure);
  const sum = (figures: number[]) => figures.reduce((a, b) => a + b, 0);
  const idf = of((w) => w.idf);
  const frequency = of((w) => w.count);
  const rank = of((w) => w.rank);
  const alone = of((w) => w.keyAlone);
  const part = of((w) => w.keyPart);
  const common = of((w) => w.common);
  const head = members.at(-1);
  row.push(
    sum(idf) / n,
    Math.max(0, ...idf),
    Math.min(99, ...idf),
    Math.log2(1 + sum(of((w) => w.count * w.idf))),
    Math.log2(1 + (count * sum(idf)) / n),
    sum(frequency) / n,
    Math.max(0, ...frequency),
    Math.min(999, ...frequency),
    count / Math.max(1, ...frequency),
    sum(rank),
    sum(rank) / n,
    Math.min(99, ...rank),
    sum(alone) / n,
    sum(part) / n,
    Math.min(9, ...part),
    Math.max(-9, ...part),
    sum(common) / n,
    Math.max(0, ...common),
    sum(of((w) => w.names / w.count)) / n,
    sum(of((w) => w.capitals / w.count)) / n,
    sum(of((w) => (w.inTitle ? 1 : 0))) / n,
    sum(of((w) => w.degree / w.count)),
    sum(of((w) => w.degree / w.count)) / n,
    sum(of((w) => Math.min(w.left, w.right) / w.count)) / n,
    Math.min(...of((w) => w.first), 99_999) / Math.max(1, document.tokens.length),
    head?.count ?? 0,
    head?.idf ?? 0,
    head?.keyPart ?? 0,
    head?.left ?? 0,
    head ? (head.left - head.right) / head.count : 0,
  );
}

interface Nesting {
  /** Occurrences inside of longer candidates that occur more than once, and the number of such candidates. */
  inside: number;
  kinds: number;
  /** Occurrences of its rarest part. */
  rarestPart: number;
}

function countNesting(document: PhraseDocument, candidates: readonly Candidate[]): Map<string, Nesting> {
  const counts = new Map(candidates.map((candidate) => [candidate.key, candidate.occurrences.length]));
  const nesting = new Map<string, Nesting>();
  for (const { from, to, occurrences, key } of candidates) {
    let rarest = 0;
    for (let a = from; a < to; a++) {
      let inner = '';
      for (let b = a; b < to; b++) {
        inner = inner === '' ? (document.stems[b] ?? '') : `${inner} ${document.stems[b] ?? ''}`;
        const count = inner === key ? undefined : counts.get(inner);
        if (count === undefined) continue;
        rarest = rarest === 0 ? count : Math.min(rarest, count);
        const entry = nesting.get(inner) ?? { inside: 0, kinds: 0, rarestPart: 0 };
        entry.inside = Math.max(entry.inside, occurrences.length);
        entry.kinds++;
        nesting.set(inner, entry);
      }
    }
    const own = nesting.get(key) ?? { inside: 0, kinds: 0, rarestPart: 0 };
    own.rarestPart = rarest;
    nesting.set(key, own);
  }
  return nesting;
}

/** Figures of the whole text, which tell an abstract from a news story from a long article. */
function documentFigures(
  document: PhraseDocument,
  words: ReadonlyMap<string, WordStatistics>,
  candidates: readonly Candidate[],
): number[] {
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
    share((i) => /^["“”'‘]$/.test(document.tokens[i]?.text ?? '')),
    share((i) => document.tags[i] === 'V'),
    idf / kinds,
    repeated / kinds,
    count / kinds,
    Math.log2(1 + candidates.length),
    document.titleEnd > 0 ? 1 : 0,
    ((document.paragraphOf.at(-1) ?? 0) / n) * 100,
  ];
}
