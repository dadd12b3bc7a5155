import { rememberWords } from '#engine/bounds/remember.ts';
import { irregularForms } from '#engine/english/irregular-forms.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { months, weekdays } from './fact-words.ts';
import type { ReadDocument, Unit } from './passage-units.ts';

export type Word = {
  text: string;
  lower: string;
  start: number;
  end: number;
  capital: boolean;
  initial: boolean;
  /** More than three letters or digits, one of them a letter. */
  isLong: boolean;
  isAcronym: boolean;
};

const wordPattern = patternFor(
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]*[\p{L}\p{M}\p{N}]|\.(?=\p{Lu}\.))*(?:(?<=\.\p{Lu})\.)?/gu,
);
/** A word without possessive, with plain apostrophes. */
export const plain = (word: string): string => word.replace(/[’‘]/g, "'").replace(/'s$|'$/, '');
const isAcronym = (word: string): boolean =>
  regex.u`^(?:\p{Lu}[\p{Lu}\p{N}&.-]+|(?:\p{Lu}\.){2,})$`.test(word);
export const hasInnerCapital = (word: string): boolean => regex.u`^\p{L}*\p{Ll}\p{Lu}`.test(word);

/** A stand-in for a name that the writer did not know: "XXX". */
const isPlaceholder = (word: string): boolean => /^X{2,}$/.test(word);

/** The ending of a compound that no dictionary needs to have: "AI-powered", "Sims-style". */
const compoundEnding =
  /(?:ed|ing|driven|like|style|type|kind|free|based|ready|wide|born|run|led|made|built|only|centric)$/;

/** "AI" of "AI-powered": what follows a capitalized part in small letters is an ordinary word. */
const withoutOrdinaryTail = (word: string): string => {
  const [, head, tail] =
    regex.u`^(\p{Lu}[\p{L}\p{N}'’&]*(?:-\p{Lu}[\p{L}\p{N}'’&]*)*)((?:-\p{Ll}+)+)$`.exec(word) ?? [];
  if (head === undefined || tail === undefined) return word;
  const isOrdinary = (part: string) => compoundEnding.test(part) || lemmaEntry(part) !== undefined;
  return tail.slice(1).split('-').every(isOrdinary) ? head : word;
};

const [space, comma, lineBreak, firstLetter, lastLetter] = [32, 44, 10, 97, 122];

/** Most words follow another one and a space, on the same line. */
const continues = (text: string, from: number, at: number): boolean => {
  const before = text.charCodeAt(at - 2);
  return (
    at - 2 >= from &&
    text.charCodeAt(at - 1) === space &&
    ((before >= firstLetter && before <= lastLetter) || before === comma) &&
    (at - 3 < from || text.charCodeAt(at - 3) !== lineBreak)
  );
};

/** After a colon, bullet or opening mark a capital says as little as at the beginning of a sentence. */
const opens = (before: string): boolean =>
  /[.!?:;•·|…]["'”’)]?\s*$/.test(before) ||
  /["“«„‘'([]\s?$/.test(before) ||
  /[–—-]\s$/.test(before) ||
  before.includes('\n');

/** What the letters of a word tell, wherever it stands. */
const readLetters = rememberWords((written: string): Omit<Word, 'start' | 'end' | 'initial'> => {
  const text = written.includes('-') ? withoutOrdinaryTail(written) : written;
  const lower = plain(text).toLowerCase();
  return {
    text,
    lower,
    isLong: lower.length > 3 && regex.u`\p{L}`.test(text),
    isAcronym: isAcronym(text),
    capital: (regex.u`^\p{Lu}`.test(text) || hasInnerCapital(text)) && text !== 'I' && !isPlaceholder(text),
  };
});

/** The words between two offsets of a text with what their letters tell. */
const wordsOf = (text: string, start: number, end: number): Word[] => {
  const words: Word[] = [];
  const part = text.slice(start, end);
  for (const match of part.matchAll(wordPattern(part))) {
    const at = start + match.index;
    const { text: word, lower, capital, isLong, isAcronym } = readLetters(match[0]);
    const initial =
      words.length === 0 || (!continues(text, start, at) && opens(text.slice(Math.max(start, at - 3), at)));
    const end = at + word.length;
    words.push({ text: word, lower, start: at, end, capital, initial, isLong, isAcronym });
  }
  return words;
};

/** Titles and text in capitals capitalize every word, so their capitals carry no information. */
const isTitleCase = (words: readonly Word[], unit: Unit): boolean => {
  const long = words.filter((word) => word.isLong);
  const capitals = long.filter((word) => word.capital).length;
  if (long.length >= 4 && long.filter((word) => word.isAcronym).length > long.length * 0.6) return true;
  if (unit.kind === 'heading') return capitals > long.length * 0.5;
  return long.length >= 6 && capitals > long.length * 0.8 && !/[.!?…]["'”’»)\]*_]*$/.test(unit.source);
};

/** How the whole document writes its words: in lower case, or with a capital where grammar requires none. */
export type WordCasing = {
  small: ReadonlySet<string>;
  proper: ReadonlySet<string>;
  /** The words of each unit, and whether its capitals say nothing. */
  units: ReadonlyMap<Unit, { words: readonly Word[]; isTitled: boolean }>;
};

export const isCalendar = (lower: string): boolean =>
  (lower.length > 3 || lower === 'may') && (months.has(lower) || weekdays.has(lower.replace(/s$/, '')));

/** Reads which words of a document are written small and which are names. */
export const readCasing = (document: ReadDocument): WordCasing => {
  const small = new Set<string>();
  const proper = new Set<string>();
  const units = new Map<Unit, { words: readonly Word[]; isTitled: boolean }>();
  for (const unit of document.units) {
    const words = wordsOf(document.blocks[unit.block]?.text ?? '', unit.start, unit.end);
    const isTitled = isTitleCase(words, unit);
    units.set(unit, { words, isTitled });
    for (const word of words) {
      if (!word.capital) small.add(word.lower);
      else if (!isTitled && !word.initial && word.text.length > 1) proper.add(word.lower);
    }
  }
  return { small, proper, units };
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
  (word.isAcronym && word.text.length > 1) ||
  hasInnerCapital(word.text) ||
  casing.proper.has(word.lower) ||
  (looksForeign(word) && !casing.small.has(word.lower));
