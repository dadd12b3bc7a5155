import { irregularForms } from '#engine/english/irregular-forms.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { sentenceStarters } from '#engine/language/abbreviations.ts';
import { regex } from '#engine/language/patterns.ts';
import { lowercaseWordOf, type Piece, wordReader, wordsIn } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { analyzeText, textReader } from '#engine/text/analyzed-text.ts';
import { clue, cluesOf, cluesOfWord } from './clues.ts';
import { months, weekdays } from './fact-words.ts';
import { negationWordsOf } from './negations.ts';
import type { ReadDocument, Unit } from './passage-units.ts';

export type Word = {
  text: string;
  lower: string;
  start: number;
  end: number;
  capital: boolean;
  initial: boolean;
  isAcronym: boolean;
  /** A month or weekday. */
  isCalendar: boolean;
  /** No name begins with it: "However", "The", "Monday". */
  isWeak: boolean;
};

const wordPattern = patternFor(
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]*[\p{L}\p{M}\p{N}]|\.(?=\p{Lu}\.))*(?:(?<=\.\p{Lu})\.)?/gu,
);
/** Function words inside names: "Bank of England", "Ludwig van Beethoven". */
export const connectors: ReadonlySet<string> = new Set(
  'of de del della di da do dos van von der den la le du al el bin ibn y e zu'.split(' '),
);

/** A word without its possessive ending, with plain apostrophes. */
export const plain = (word: string): string => word.replace(/[’‘]/g, "'").replace(/'s$|'$/, '');
const isAcronym = (word: string): boolean =>
  regex.u`^(?:\p{Lu}[\p{Lu}\p{N}&.-]+|(?:\p{Lu}\.){2,})$`.test(word);
export const hasInnerCapital = (word: string): boolean => regex.u`^\p{L}*\p{Ll}\p{Lu}`.test(word);

/** A placeholder for a name that the writer did not know: "XXX". */
const isPlaceholder = (word: string): boolean => /^X{2,}$/.test(word);

/** Endings of compounds that a dictionary need not have: "AI-powered", "Sims-style". */
const compoundEnding =
  /(?:ed|ing|driven|like|style|type|kind|free|based|ready|wide|born|run|led|made|built|only|centric)$/;

/** "AI" from "AI-powered": the lower-case part after a capitalized one is an ordinary word. */
const withoutOrdinaryTail = (word: string): string => {
  const [, head, tail] =
    regex.u`^(\p{Lu}[\p{L}\p{N}'’&]*(?:-\p{Lu}[\p{L}\p{N}'’&]*)*)((?:-\p{Ll}+)+)$`.exec(word) ?? [];
  if (head === undefined || tail === undefined) return word;
  const isOrdinary = (part: string) => compoundEnding.test(part) || lemmaEntry(part) !== undefined;
  return tail.slice(1).split('-').every(isOrdinary) ? head : word;
};

const [space, comma, lineBreak, firstLetter, lastLetter] = [32, 44, 10, 97, 122];

/** Whether a word follows another one and a space on the same line, as most words do. */
const continues = (text: string, at: number): boolean => {
  const before = text.charCodeAt(at - 2);
  return (
    text.charCodeAt(at - 1) === space &&
    ((before >= firstLetter && before <= lastLetter) || before === comma) &&
    text.charCodeAt(at - 3) !== lineBreak
  );
};

/** After a colon, a bullet or an opening mark, a capital says as little as at the beginning of a sentence. */
const opens = (before: string): boolean =>
  /[.!?:;•·|…]["'”’)]?\s*$/.test(before) ||
  /["“«„‘'([]\s?$/.test(before) ||
  /[–—-]\s$/.test(before) ||
  before.includes('\n');

/** What the letters of a word tell, regardless of its place. */
type Letters = Omit<Word, 'start' | 'end' | 'initial'>;

const isCalendar = (lower: string): boolean =>
  (lower.length > 3 || lower === 'may') && (months.has(lower) || weekdays.has(lower.replace(/s$/, '')));

const isLowercase = (word: string): boolean => lowercaseWordOf(word) === word;

const readLetters = (written: string): Letters => {
  const isPlain = isLowercase(written);
  const text = !isPlain && written.includes('-') ? withoutOrdinaryTail(written) : written;
  const lower = isPlain ? text : plain(text).toLowerCase();
  const ofCalendar = isCalendar(lower);
  return {
    text,
    lower,
    isAcronym: !isPlain && isAcronym(text),
    isCalendar: ofCalendar,
    isWeak: ofCalendar || sentenceStarters.has(lower) || stopWords.has(lower) || connectors.has(text),
    capital:
      !isPlain &&
      (regex.u`^\p{Lu}`.test(text) || hasInnerCapital(text)) &&
      text !== 'I' &&
      !isPlaceholder(text),
  };
};

/**
 * The number of words with more than three letters or digits, at least one of them a letter, and how many of these
 * are capitalized or acronyms.
 */
type LongWords = { long: number; capitals: number; acronyms: number };

type PlacedLetters = Letters & { start: number; number: number };

/** The words of a piece: most are in lower case and not part of a name. */
type PieceWords = LongWords & {
  count: number;
  lowercase: readonly string[];
  /** The words that may be part of a name, with their offsets in the piece and their number among its words. */
  inNames: readonly PlacedLetters[];
  /** The other kinds of facts that the piece may hold. */
  clues: number;
  /** The number of the last document whose lower-case words include those of this piece. */
  seenIn: number;
};

const canStandInName = ({ text, capital }: Letters): boolean =>
  capital || connectors.has(text) || regex.u`^\p{N}`.test(text);

const none: readonly never[] = [];
const lowercaseWordReading = (word: string, clues: number): PieceWords => ({
  count: 1,
  long: word.length > 3 ? 1 : 0,
  capitals: 0,
  acronyms: 0,
  lowercase: [word],
  inNames: none,
  clues,
  seenIn: 0,
});

const wordsOfPiece = wordReader((text, piece): PieceWords => {
  const only = lowercaseWordOf(text);
  const negation = negationWordsOf(piece).length > 0 ? clue.negation : 0;
  const clues = negation | (only === '' ? cluesOf(text) : cluesOfWord(only));
  if (only !== '' && !connectors.has(only)) return lowercaseWordReading(only, clues);
  const words = wordsIn(text, wordPattern).map(({ text: word, start }, number) => ({
    ...readLetters(word),
    start,
    number,
  }));
  const long = words.filter((word) => word.lower.length > 3 && regex.u`\p{L}`.test(word.text));
  return {
    count: words.length,
    long: long.length,
    capitals: long.filter(({ capital }) => capital).length,
    acronyms: long.filter((word) => word.isAcronym).length,
    lowercase: words.filter(({ capital }) => !capital).map(({ lower }) => lower),
    inNames: words.filter(canStandInName),
    clues,
    seenIn: 0,
  };
});

/** The words of a unit that may be part of a name, with their offsets in it. */
type UnitWords = LongWords & { words: readonly Word[]; clues: number };

const placedWord = (letters: Letters, start: number, initial: boolean): Word => {
  const { text, lower, capital, isAcronym, isCalendar: ofCalendar, isWeak } = letters;
  const end = start + text.length;
  return { text, lower, start, end, capital, initial, isAcronym, isCalendar: ofCalendar, isWeak };
};

const wordsOfUnit = textReader(({ text, pieces: { pieces, starts } }): UnitWords => {
  const found = { words: [] as Word[], long: 0, capitals: 0, acronyms: 0, clues: 0 };
  let before = 0;
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = wordsOfPiece(pieces[i] as Piece);
    for (let k = 0; k < piece.inNames.length; k += 1) {
      const word = piece.inNames[k] as PlacedLetters;
      const at = (starts[i] as number) + word.start;
      const initial =
        before + word.number === 0 || (!continues(text, at) && opens(text.slice(Math.max(0, at - 3), at)));
      found.words.push(placedWord(word, at, initial));
    }
    before += piece.count;
    found.clues |= piece.clues;
    found.long += piece.long;
    found.capitals += piece.capitals;
    found.acronyms += piece.acronyms;
  }
  return found;
});

/** Adds the lower-case words of a text to those of its document. */
const addLowercase = (text: string, lowercase: Set<string>, document: number): void => {
  const { pieces } = analyzeText(text).pieces;
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = wordsOfPiece(pieces[i] as Piece);
    // Two thirds of the words have been seen before.
    if (piece.seenIn === document) continue;
    piece.seenIn = document;
    for (const word of piece.lowercase) lowercase.add(word);
  }
};

/** Titles, and texts in capitals, capitalize every word, so their capitals carry no information. */
const isTitleCase = ({ long, capitals, acronyms }: LongWords, unit: Unit): boolean => {
  if (long >= 4 && acronyms > long * 0.6) return true;
  if (unit.kind === 'heading') return capitals > long * 0.5;
  return long >= 6 && capitals > long * 0.8 && !/[.!?…]["'”’»)\]*_]*$/.test(unit.source);
};

/** How the whole document writes its words: in lower case, or with a capital that grammar does not require. */
export type WordCasing = {
  lowercase: ReadonlySet<string>;
  proper: ReadonlySet<string>;
  units: ReadonlyMap<Unit, UnitReading>;
};

type UnitReading = {
  /** The words that may be part of a name. */
  words: readonly Word[];
  /** Whether its capitals say nothing. */
  isTitled: boolean;
  /** The other kinds of facts that it may hold. */
  clues: number;
};

/** A word of a unit with its offsets in the block. */
const moved = (word: Word, by: number): Word => ({ ...word, start: word.start + by, end: word.end + by });

let documents = 0;

/** Reads which words of a document are in lower case and which are names. */
export const readCasing = (document: ReadDocument): WordCasing => {
  documents += 1;
  const lowercase = new Set<string>();
  const proper = new Set<string>();
  const units = new Map<Unit, UnitReading>();
  for (const unit of document.units) {
    const text = (document.blocks[unit.block]?.text ?? '').slice(unit.start, unit.end);
    addLowercase(text, lowercase, documents);
    const { words, clues, ...long } = wordsOfUnit(text);
    const isTitled = isTitleCase(long, unit);
    units.set(unit, {
      words: unit.start === 0 ? words : words.map((word) => moved(word, unit.start)),
      isTitled,
      clues,
    });
    if (isTitled) continue;
    for (const { capital, initial, text, lower } of words)
      if (capital && !initial && text.length > 1) proper.add(lower);
  }
  return { lowercase, proper, units };
};

const commonEnding =
  /(?:ly|ing|ed|ion|ness|ment|ous|able|ible|al|ity|ics?|ers?|ists?|ies|ives?|ants?|ents?|s)$/;

/** English words that are not in the dictionary and lack a usual ending are mostly names: Volkswagen, Rudolph. */
const looksForeign = (word: Word): boolean =>
  word.lower.length > 3 &&
  lemmaEntry(word.lower) === undefined &&
  !irregularForms.has(word.lower) &&
  !commonEnding.test(word.lower);

/** "Yesterday", "Roughly": an adverb that opens a sentence is not part of the name after it. */
export const isAdverb = (word: Word): boolean =>
  /ly$/.test(word.lower) ||
  /^r|^[av]r/.test(lemmaEntry(word.lower)?.classes ?? '') ||
  /^(?:yesterday|today|tomorrow|tonight)$/.test(word.lower);

/** Whether a capitalized word is a name in any position. */
export const isCertain = (word: Word, casing: WordCasing): boolean =>
  (word.isAcronym && word.text.length > 1) ||
  hasInnerCapital(word.text) ||
  casing.proper.has(word.lower) ||
  (looksForeign(word) && !casing.lowercase.has(word.lower));
