import type { Candidate } from '#engine/keyphrases/candidates.ts';
import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import { beginsAsCommand, endsInVerb, isInProse } from '#engine/keywords/text/reading-context.ts';
import { lemmaEntry } from '#engine/language/lexicon.ts';
import type { Phrase } from './phrase.ts';
import { leading } from './phrase-words.ts';

const placing = new Set(['in', 'near', 'across', 'outside', 'throughout', 'around', 'visit', 'through']);
/** Common words that names begin with; at the beginning of a sentence their capital says nothing yet. */
const nameHead = /^(?:New|North|South|East|West|Great|Big|Royal|White|Black|Green|Red|Old|Upper|Lower)$/;
/** From this share of mentions behind such a word on, a name is of a place; firms have it now and then ("stakes in Google"). */
const placeShare = 0.3;

const isWrittenAsName = (document: PhraseDocument, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) {
    const joins = i > from && (document.tags[i] === 'C' || document.tokens[i]?.lower === 'of');
    const begins = i === from && to - from > 1 && nameHead.test(document.tokens[i]?.text ?? '');
    if (!document.name[i] && !joins && !begins) return false;
  }
  return true;
};

/**
 * Whether most occurrences are written as a name; only those in running text count when there are any. A dictionary word that
 * occurs only in headings and menus ("Buy") is no name.
 */
const readsAsName = (document: PhraseDocument, occurrences: Candidate['occurrences']): boolean => {
  const running = occurrences.filter(({ from }) => from >= document.titleEnd && isInProse(document, from));
  const [first] = occurrences;
  const single = first && first.to - first.from === 1 ? (document.tokens[first.from]?.lower ?? '') : '';
  if (single !== '' && running.length === 0 && lemmaEntry(single)) return false;
  const judged = running.length > 0 ? running : occurrences;
  const share = judged.filter((o) => isWrittenAsName(document, o.from, o.to)).length / judged.length;
  return single !== '' && (lemmaEntry(single)?.frequency ?? 0) > 2 ? share > 0.9 : share > 0.5;
};

/** No noun or modifier touches it on either side; a name may follow a common noun ("actor Tom Hanks"). */
const standsFree = (document: PhraseDocument, from: number, to: number): boolean => {
  const touches = (i: number, tags: RegExp) =>
    document.sentenceOf[i] === document.sentenceOf[from] && tags.test(document.tags[i] ?? 'M');
  const before = document.name[from] ? /P/ : /[NPADGC]/;
  const after = to - from === 1 ? /[NPGC]/ : /[NP]/;
  // "best tech gadgets": what merely points or praises does not make a longer phrase.
  const before1 = document.tokens[from - 1];
  if (document.name[from] && nameHead.test(before1?.text ?? '')) return false;
  const isPointed = before1 !== undefined && before1.text === before1.lower && leading.has(before1.lower);
  return (isPointed || !touches(from - 1, before)) && !touches(to, after);
};

const extendsTitle = (document: PhraseDocument, key: string): boolean => {
  const rest = key.slice(key.indexOf(' ') + 1);
  return rest !== key && rest.includes(' ') && document.title.includes(` ${rest} `);
};

/** A candidate as the rules see it; words and tags are those of its first occurrence behind the title. */
export const readPhrase = (document: PhraseDocument, { occurrences, from, to, key }: Candidate): Phrase => {
  const typical = occurrences.find((o) => o.from >= document.titleEnd) ?? { from, to };
  const indices = Array.from({ length: typical.to - typical.from }, (_, i) => typical.from + i);
  const share = (test: (o: { from: number; to: number }) => boolean) =>
    occurrences.filter(test).length / occurrences.length;
  const commands = share((o) => beginsAsCommand(document, o));
  return {
    words: indices.map((i) => document.tokens[i]?.lower ?? ''),
    tags: indices.map((i) => document.tags[i] ?? 'M'),
    isName: readsAsName(document, occurrences),
    isPlace: share((o) => placing.has(document.tokens[o.from - 1]?.lower ?? '')) >= placeShare,
    isAcronym: indices.every((i) => /^[\p{Lu}\p{N}.]+s?$/u.test(document.tokens[i]?.text ?? '')),
    count: occurrences.length,
    free: occurrences.filter((o) => standsFree(document, o.from, o.to)).length,
    isFragment: share((o) => endsInVerb(document, o)) >= 0.5,
    isCommand: to - from === 1 ? commands >= 0.25 : commands > 0.5,
    inTitle: document.title.includes(` ${key} `),
    opensTitle: occurrences.some(
      (o) => o.from === 0 && o.to < document.titleEnd && !/[NPAVG]/.test(document.tags[o.to] ?? 'N'),
    ),
    inHeading: document.headings.includes(` ${key} `),
    extendsTitle: extendsTitle(document, key),
  };
};
