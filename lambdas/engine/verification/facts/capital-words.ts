import { irregularForms } from '#engine/english/irregular-forms.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { months, weekdays } from './fact-words.ts';
import type { ReadDocument, Unit } from './passage-units.ts';

export type Word = {
  text: string;
  lower: string;
  start: number;
  end: number;
  capital: boolean;
  initial: boolean;
};

const wordPattern =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]*[\p{L}\p{M}\p{N}]|\.(?=\p{Lu}\.))*(?:(?<=\.\p{Lu})\.)?/gu;
/** A word without possessive, with plain apostrophes. */
export const plain = (word: string): string => word.replace(/[’‘]/g, "'").replace(/'s$|'$/, '');
export const isAcronym = (word: string): boolean =>
  /^(?:\p{Lu}[\p{Lu}\p{N}&.-]+|(?:\p{Lu}\.){2,})$/u.test(word);
export const hasInnerCapital = (word: string): boolean => /^\p{L}*\p{Ll}\p{Lu}/u.test(word);

/** A stand-in for a name that the writer did not know: "XXX". */
const isPlaceholder = (word: string): boolean => /^X{2,}$/.test(word);

/** The ending of a compound that no dictionary needs to have: "AI-powered", "Sims-style". */
const compoundEnding =
  /(?:ed|ing|driven|like|style|type|kind|free|based|ready|wide|born|run|led|made|built|only|centric)$/;

/** "AI" of "AI-powered": what follows a capitalized part in small letters is an ordinary word. */
const withoutOrdinaryTail = (word: string): string => {
  const [, head, tail] =
    /^(\p{Lu}[\p{L}\p{N}'’&]*(?:-\p{Lu}[\p{L}\p{N}'’&]*)*)((?:-\p{Ll}+)+)$/u.exec(word) ?? [];
  if (head === undefined || tail === undefined) return word;
  const isOrdinary = (part: string) => compoundEnding.test(part) || lemmaEntry(part) !== undefined;
  return tail.slice(1).split('-').every(isOrdinary) ? head : word;
};

/** Most words follow another one and a space. */
const continues = /[a-z,] $/;
/** After a colon, bullet or opening mark a capital says as little as at the beginning of a sentence. */
const opens = (before: string): boolean =>
  !(continues.test(before) && !before.includes('\n')) &&
  (/[.!?:;•·|…]["'”’)]?\s*$/.test(before) ||
    /["“«„‘'([]\s?$/.test(before) ||
    /[–—-]\s$/.test(before) ||
    before.includes('\n'));

/** The words between two offsets of a text with what their letters tell. */
export const wordsOf = (text: string, start: number, end: number): Word[] => {
  const words: Word[] = [];
  let fresh = true;
  for (const match of text.slice(start, end).matchAll(wordPattern)) {
    const at = start + match.index;
    const initial = fresh || opens(text.slice(Math.max(start, at - 3), at));
    const word = match[0].includes('-') ? withoutOrdinaryTail(match[0]) : match[0];
    words.push({
      text: word,
      lower: plain(word).toLowerCase(),
      start: at,
      end: at + word.length,
      capital: (/^\p{Lu}/u.test(word) || hasInnerCapital(word)) && word !== 'I' && !isPlaceholder(word),
      initial,
    });
    fresh = false;
  }
  return words;
};

/** Titles and text in capitals capitalize every word, so their capitals carry no information. */
export const isTitleCase = (words: readonly Word[], unit: Unit): boolean => {
  const long = words.filter((word) => word.lower.length > 3 && /\p{L}/u.test(word.text));
  const capitals = long.filter((word) => word.capital).length;
  if (long.length >= 4 && long.filter((word) => isAcronym(word.text)).length > long.length * 0.6) return true;
  if (unit.kind === 'heading') return capitals > long.length * 0.5;
  return long.length >= 6 && capitals > long.length * 0.8 && !/[.!?…]["'”’»)\]*_]*$/.test(unit.source);
};

/** How the whole document writes its words: in lower case, or with a capital where grammar requires none. */
export type WordCasing = {
  small: ReadonlySet<string>;
  proper: ReadonlySet<string>;
};

export const isCalendar = (lower: string): boolean =>
  (lower.length > 3 || lower === 'may') && (months.has(lower) || weekdays.has(lower.replace(/s$/, '')));

/** Reads which words of a document are written small and which are names. */
export const readCasing = (document: ReadDocument): WordCasing => {
  const small = new Set<string>();
  const proper = new Set<string>();
  for (const unit of document.units) {
    const words = wordsOf(document.blocks[unit.block]?.text ?? '', unit.start, unit.end);
    const titled = isTitleCase(words, unit);
    for (const word of words) {
      if (!word.capital) small.add(word.lower);
      else if (!titled && !word.initial && word.text.length > 1) proper.add(word.lower);
    }
  }
  return { small, proper };
};

const commonEnding =
  /(?:ly|ing|ed|ion|ness|ment|ous|able|ible|al|ity|ics?|ers?|ists?|ies|ives?|ants?|ents?|s)$/;

/** English words outside the dictionary and without a usual ending are mostly names: Volkswagen, Rudolph. */
const looksForeign = (word: Word): boolean =>
  word.lower.length > 3 &&
  lemmaEntry(word.lower) === undefined &&
  !irregularForms.has(word.lower) &&
  !commonEnding.test(word.lower);

/** "Yesterday", "Roughly": an adverb that opens a sentence is no part of the name behind it. */
export const isAdverb = (word: Word): boolean =>
  /ly$/.test(word.lower) ||
  /^r|^[av]r/.test(lemmaEntry(word.lower)?.classes ?? '') ||
  /^(?:yesterday|today|tomorrow|tonight)$/.test(word.lower);

/** Whether a capitalized word is a name in every position. */
export const isCertain = (word: Word, casing: WordCasing): boolean =>
  (isAcronym(word.text) && word.text.length > 1) ||
  hasInnerCapital(word.text) ||
  casing.proper.has(word.lower) ||
  (looksForeign(word) && !casing.small.has(word.lower));
