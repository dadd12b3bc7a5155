import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { commonPrepositions, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { isBoundary } from '#engine/writing/clauses/clause-words.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { claimForms } from './claim-forms.ts';
import { isCompleteHeadline } from './complete-headline.ts';
import { headlinePredicates } from './headline-verb.ts';
import { lighterForms } from './lighter-headline.ts';
import { reportVerbAt } from './report-verb.ts';
import { type ShortNames, subjectForms } from './subject-forms.ts';

/** Words that begin a phrase after a participle: "released by", "made against". */
const describing = wordSet(commonPrepositions, 'of against');

/** A headline of a report, which says who did what. */
export type ReportHeadline = {
  text: string;
  subject: string;
  predicate: string;
  /** The clause of the sentence that it is based on, in the original words. */
  clause: { subject: string; predicate: string };
  /** The attribution, such as ", police say". Empty if the report itself makes the statement. */
  ending: string;
  /** The share of its sentence's content words that it has, and the number of words left out inside it. */
  share: number;
  lost: number;
};

const article = regex.u`^(?:An?|The) (?=\S+ \S|\p{Lu})`;

const withDigits = (text: string): string =>
  text
    .replace(regex.gu`(?<=\d) per ?cent(?!\p{L})`, '%')
    .replace(regex.gu`(?<=[$£€][\d.]+) billion(?!\p{L})`, 'bn')
    .replace(regex.gu`(?<=[$£€][\d.]+) million(?!\p{L})`, 'm')
    .replace(regex.gu`(?<!\p{L})(?:[Tt]he )?United States(?! of)(?!\p{L})`, 'US')
    .replace(regex.gu`(?<!\p{L})(?:[Tt]he )?United Kingdom(?!\p{L})`, 'UK')
    .replace(regex.gu`(?<!\p{L})(?:[Tt]he )?United Nations(?!\p{L})`, 'UN')
    .replace(regex.gu`(?<!\p{L})(?:[Tt]he )?European Union(?!\p{L})`, 'EU');

/** Whether a second predicate opens: "... and urged", "... and is". */
const startsPredicate = (word: TaggedWord | undefined): boolean =>
  word?.tag === 'V' || /^(?:is|are|was|were|has|have|had|will|would|can|could)$/.test(word?.lower ?? '');

/**
 * Whether a verb form describes the noun before it: "a report released by the mill", "an allegation made against Ann".
 */
const describesLast = (words: readonly TaggedWord[], i: number): boolean =>
  'NP'.includes(words[i - 1]?.tag ?? 'M') &&
  'VD'.includes(words[i]?.tag ?? 'M') &&
  /(?:ed|made|held|taken|given|sent|seen|known|built|run|led)$/.test(words[i]?.lower ?? '') &&
  describing.has(words[i + 1]?.lower ?? '');

/** Positions where the predicate may end: before a phrase or clause, and at its own end. */
const endsOf = (words: readonly TaggedWord[], verb: number): number[] => {
  const ends = words.flatMap((word, i) => {
    const before = words[i - 1];
    const opens =
      before !== undefined &&
      (isBoundary(word, before) ||
        /^(?:which|who|without)$/.test(word.lower) ||
        (/^(?:and|but)$/.test(word.lower) && startsPredicate(words[i + 1])) ||
        (word.lower === 'and' && 'NP'.includes(before.tag) && 'FACN'.includes(words[i + 1]?.tag ?? 'M')) ||
        describesLast(words, i));
    return i > verb + 1 && opens ? [i] : [];
  });
  return [...ends, words.length];
};

const minLength = 22;
const maxSentenceLength = 420;
const contentCount = (words: readonly TaggedWord[]): number =>
  words.filter(({ tag }) => 'NPAVGDC'.includes(tag)).length;
const wordCount = (text: string): number => text.split(' ').length;

type Clause = { subject: string; predicate: string; rest: string; whole: string; share: number };

/** The clauses of a sentence: its subject with its predicate up to each position where it may end. */
export const clausesOf = (sentence: string, shortNames: ShortNames = new Map()): Clause[] => {
  const bare = sentence.replace(/[.!]+["”]?$/, '');
  const words = tagWords(bare);
  const verb = reportVerbAt(words);
  const first = words[verb];
  // A verb at the very end is usually a noun: "warning labels".
  if (verb < 1 || first === undefined || verb === words.length - 1) return [];
  // A verb inside a quotation is not the verb of the sentence.
  if ((bare.slice(0, first.start).match(/["“”]/gu)?.length ?? 0) % 2 === 1) return [];
  const all = Math.max(contentCount(words), 1);
  return endsOf(words, verb).flatMap((end) => {
    const to = words[end - 1]?.end ?? bare.length;
    const predicate = bare.slice(first.start, to).replace(/[,;]$/, '');
    return subjectForms(bare.slice(0, first.start).trim(), shortNames).map((subject) => ({
      ...{ subject, predicate, rest: bare.slice(to).trim(), whole: bare.slice(first.start) },
      share: contentCount(words.slice(0, end)) / all,
    }));
  });
};

const toHeadlines = (
  { subject, predicate, rest, whole, share }: Clause,
  ending: string,
): ReportHeadline[] => {
  const clause = `${subject} ${predicate}`;
  if (!isCompleteHeadline(subject, clause, rest)) return [];
  if (rest !== '' && !isCleanCut(`${subject} ${whole}`, clause)) return [];
  const named = startWithCapital(subject.replace(article, ''));
  return headlinePredicates(subject, predicate).flatMap((said) => {
    const full = withDigits(`${named} ${said}${ending}`);
    return lighterForms(full)
      .filter((text) => text.length >= minLength && fitsSnippet(text, 'title'))
      .slice(0, 1)
      .map((text) => ({
        ...{ text: startWithCapital(text), subject: named, predicate: withDigits(said), share, ending },
        clause: { subject: withDigits(subject), predicate: withDigits(predicate) },
        lost: wordCount(full) - wordCount(text),
      }));
  });
};

/** Headlines in a sentence of a report, each of which is true by itself. */
export const reportHeadlines = (sentence: string, shortNames: ShortNames = new Map()): ReportHeadline[] => {
  if (sentence.length > maxSentenceLength) return [];
  const found = claimForms(sentence).flatMap(({ text, ending }) =>
    clausesOf(text, shortNames).flatMap((clause) => toHeadlines(clause, ending)),
  );
  return [...new Map(found.map((headline) => [headline.text.toLowerCase(), headline])).values()];
};
