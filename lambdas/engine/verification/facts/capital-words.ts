import { irregularForms } from '#engine/english/irregular-forms.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import { type Piece, pieceReader, wordsIn } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { months, weekdays } from './fact-words.ts';
import type { ReadDocument, Unit } from './passage-units.ts';

export type Word = {
  text: string;
  lower: string;
  start: number;
  end: number;
  capital: boolean;
  initial: boolean;
  isAcronym: boolean;
};

const wordPattern = patternFor(
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]*[\p{L}\p{M}\p{N}]|\.(?=\p{Lu}\.))*(?:(?<=\.\p{Lu})\.)?/gu,
);
/** Small words inside names: "Bank of England", "Ludwig van Beethoven". */
export const connectors: ReadonlySet<string> = new Set(
  'of de del della di da do dos van von der den la le du al el bin ibn y e zu'.split(' '),
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
type Letters = Omit<Word, 'start' | 'end' | 'initial'>;

const readLetters = (written: string): Letters => {
  const text = written.includes('-') ? withoutOrdinaryTail(written) : written;
  const lower = plain(text).toLowerCase();
  return {
    text,
    lower,
    isAcronym: isAcronym(text),
    capital: (regex.u`^\p{Lu}`.test(text) || hasInnerCapital(text)) && text !== 'I' && !isPlaceholder(text),
  };
};

/** How many words have more than three letters or digits, one of them a letter, and how many of these have capitals. */
type LongWords = { long: number; capitals: number; acronyms: number };

type PlacedLetters = Letters & { start: number; number: number };

/** The words of a piece: most are written small and stand in no name. */
type PieceWords = LongWords & {
  count: number;
  small: readonly string[];
  /** The words that may stand in a name, with offsets in the piece and their number among its words. */
  inNames: readonly PlacedLetters[];
};

const mayStandInName = ({ text, capital }: Letters): boolean =>
  capital || connectors.has(text) || regex.u`^\p{N}`.test(text);

const wordsOfPiece = pieceReader((piece): PieceWords => {
  const words = wordsIn(piece, wordPattern).map(({ text, start }, number) => ({
    ...readLetters(text),
    start,
    number,
  }));
  const long = words.filter(({ text, lower }) => lower.length > 3 && regex.u`\p{L}`.test(text));
  return {
    count: words.length,
    long: long.length,
    capitals: long.filter(({ capital }) => capital).length,
    acronyms: long.filter((word) => word.isAcronym).length,
    small: words.filter(({ capital }) => !capital).map(({ lower }) => lower),
    inNames: words.filter(mayStandInName),
  };
});

/** The words of a unit that may stand in a name; those written small are added to `small`. */
const readUnit = (text: string, { start, end }: Unit, small: Set<string>): LongWords & { words: Word[] } => {
  const found = { words: [] as Word[], long: 0, capitals: 0, acronyms: 0 };
  const { pieces, starts } = analyzeText(text.slice(start, end)).pieces;
  let before = 0;
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = wordsOfPiece(pieces[i] as Piece);
    for (let k = 0; k < piece.small.length; k += 1) small.add(piece.small[k] as string);
    for (let k = 0; k < piece.inNames.length; k += 1) {
      const word = piece.inNames[k] as PlacedLetters;
      const at = start + (starts[i] as number) + word.start;
      const initial =
        before + word.number === 0 ||
        (!continues(text, start, at) && opens(text.slice(Math.max(start, at - 3), at)));
      const { text: written, lower, capital, isAcronym } = word;
      found.words.push({
        text: written,
        lower,
        start: at,
        end: at + written.length,
        capital,
        initial,
        isAcronym,
      });
    }
    before += piece.count;
    found.long += piece.long;
    found.capitals += piece.capitals;
    found.acronyms += piece.acronyms;
  }
  return found;
};

/** Titles and text in capitals capitalize every word, so their capitals carry no information. */
const isTitleCase = ({ long, capitals, acronyms }: LongWords, unit: Unit): boolean => {
  if (long >= 4 && acronyms > long * 0.6) return true;
  if (unit.kind === 'heading') return capitals > long * 0.5;
  return long >= 6 && capitals > long * 0.8 && !/[.!?…]["'”’»)\]*_]*$/.test(unit.source);
};

/** How the whole document writes its words: in lower case, or with a capital where grammar requires none. */
export type WordCasing = {
  small: ReadonlySet<string>;
  proper: ReadonlySet<string>;
  /** The words of each unit that may stand in a name, and whether its capitals say nothing. */
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
    const { words, ...long } = readUnit(document.blocks[unit.block]?.text ?? '', unit, small);
    const isTitled = isTitleCase(long, unit);
    units.set(unit, { words, isTitled });
    if (isTitled) continue;
    for (const { capital, initial, text, lower } of words)
      if (capital && !initial && text.length > 1) proper.add(lower);
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
