import { sentenceStarters } from '#engine/language/abbreviations.ts';
import { stopWordsOf } from '#engine/language/stop-words.ts';
import { months, weekdays } from './fact-words.ts';
import type { ReadDocument, Unit } from './passage-units.ts';

/** A proper name in a block's text; `key` is without possessive and with plain apostrophes. */
export type FoundName = { start: number; end: number; key: string };

type Word = { text: string; lower: string; start: number; end: number; capital: boolean; initial: boolean };

const wordPattern =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]*[\p{L}\p{M}\p{N}]|\.(?=\p{Lu}\.))*(?:(?<=\.\p{Lu})\.)?/gu;
/** Small words that stand inside names: "Bank of England", "Ludwig van Beethoven", "Johnson & Johnson". */
const connectors: ReadonlySet<string> = new Set(
  'of de del della di da do dos van von der den la le du al el bin ibn y e & zu'.split(' '),
);
const longestName = 6;

const plain = (word: string): string => word.replace(/[’‘]/g, "'").replace(/'s$|'$/, '');
const isAcronym = (word: string): boolean => /^(?:\p{Lu}[\p{Lu}\p{N}&.-]+|(?:\p{Lu}\.){2,})$/u.test(word);
const hasInnerCapital = (word: string): boolean => /^\p{L}*\p{Ll}\p{Lu}/u.test(word);

const wordsOf = (text: string, start: number, end: number): Word[] => {
  const words: Word[] = [];
  let fresh = true;
  for (const match of text.slice(start, end).matchAll(wordPattern)) {
    const at = start + match.index;
    const before = text.slice(Math.max(start, at - 3), at);
    // After a colon, bullet or opening mark a capital says as little as at the beginning of a sentence.
    const initial =
      fresh ||
      /[.!?:;•·|…]["'”’)]?\s*$/.test(before) ||
      /["“«„‘'([]\s?$/.test(before) ||
      /[–—-]\s$/.test(before) ||
      before.includes('\n');
    words.push({
      text: match[0],
      lower: plain(match[0]).toLowerCase(),
      start: at,
      end: at + match[0].length,
      capital: /^\p{Lu}/u.test(match[0]) || hasInnerCapital(match[0]),
      initial,
    });
    fresh = false;
  }
  return words;
};

/** Titles and shouting set every word with a capital: nothing can be learnt from them. */
const isTitleCase = (words: readonly Word[], kind: Unit['kind']): boolean => {
  const long = words.filter((word) => word.lower.length > 3 && /\p{L}/u.test(word.text));
  const capitals = long.filter((word) => word.capital).length;
  if (long.length >= 4 && long.filter((word) => isAcronym(word.text)).length > long.length * 0.6) return true;
  return kind === 'heading' ? capitals > long.length * 0.5 : long.length >= 6 && capitals > long.length * 0.8;
};

/** What the whole document says of a word: seen small, or with a capital where grammar asks for none. */
export type CapitalLore = {
  small: ReadonlySet<string>;
  proper: ReadonlySet<string>;
  language: string | null;
};

const isCalendar = (lower: string): boolean => months.has(lower) || weekdays.has(lower.replace(/s$/, ''));

/** Reads which words of a document are written small and which are names. */
export const readCapitals = (document: ReadDocument, language: string | null): CapitalLore => {
  const small = new Set<string>();
  const proper = new Set<string>();
  for (const unit of document.units) {
    const words = wordsOf(document.blocks[unit.block]?.text ?? '', unit.start, unit.end);
    const titled = isTitleCase(words, unit.kind);
    for (const word of words) {
      if (!word.capital) small.add(word.lower);
      else if (!titled && !word.initial && word.text.length > 1) proper.add(word.lower);
    }
  }
  return { small, proper, language };
};

const isCertain = (word: Word, lore: CapitalLore): boolean =>
  (isAcronym(word.text) && word.text.length > 1) ||
  hasInnerCapital(word.text) ||
  (lore.proper.has(word.lower) && lore.language !== 'de');

const trimStart = (run: Word[], lore: CapitalLore): Word[] => {
  const stop = stopWordsOf(lore.language);
  let from = 0;
  for (let word = run[from]; word !== undefined; word = run[from]) {
    const weak =
      sentenceStarters.has(word.lower) ||
      stop.has(word.lower) ||
      isCalendar(word.lower) ||
      connectors.has(word.text);
    const doubtful =
      word.initial &&
      from === 0 &&
      !isCertain(word, lore) &&
      (lore.small.has(word.lower) || (run.length === 1 && !/['’]s$/.test(word.text)));
    if (!weak && !doubtful) break;
    from += 1;
  }
  return run.slice(from);
};

const trimEnd = (run: Word[]): Word[] => {
  let to = run.length;
  for (
    let word = run[to - 1];
    word !== undefined && (connectors.has(word.text) || isCalendar(word.lower));
    word = run[to - 1]
  )
    to -= 1;
  return run.slice(0, to);
};

const joins = (text: string, a: Word, b: Word): boolean => {
  const between = text.slice(a.end, b.start);
  return (
    /^(?:\s{1,3}|\.\s|\s&\s)$/.test(between) &&
    !between.includes('\n') &&
    !(between.startsWith('.') && a.text.length > 4) &&
    !/['’]s$/.test(a.text)
  );
};

const runsOf = (text: string, words: readonly Word[]): Word[][] => {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const goesOn =
      last !== undefined &&
      joins(text, last, word) &&
      !(word.initial && run.length > 0) &&
      run.length < longestName;
    if (!goesOn) close();
    if (word.capital || (goesOn && (connectors.has(word.text) || /^\p{N}+$/u.test(word.text))))
      run.push(word);
    else close();
  }
  close();
  return runs;
};

const isName = (run: readonly Word[], lore: CapitalLore): boolean => {
  const [only] = run;
  if (only === undefined) return false;
  if (run.filter((word) => word.capital).length > 1) return true;
  if (!/\p{L}{2}/u.test(only.text) || isCalendar(only.lower)) return false;
  if (stopWordsOf(lore.language).has(only.lower) && !isAcronym(only.text)) return false;
  // German writes every noun with a capital: a single one is a name only when it shows in another way.
  return lore.language === 'de' ? isAcronym(only.text) || hasInnerCapital(only.text) : true;
};

/** Finds the proper names of a unit; in title-case passages only those that the document knows elsewhere. */
export const findNames = (text: string, unit: Unit, lore: CapitalLore): FoundName[] => {
  const words = wordsOf(text, unit.start, unit.end);
  const titled = isTitleCase(words, unit.kind);
  const capitals = titled
    ? words.map((word) => ({ ...word, capital: word.capital && lore.proper.has(word.lower) }))
    : words;
  return runsOf(text, capitals)
    .map((run) => trimEnd(trimStart(run, lore)))
    .filter((run) => isName(run, lore))
    .flatMap((run) => {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined) return [];
      return [
        {
          start: first.start,
          end: last.end,
          key: plain(text.slice(first.start, last.end).replace(/\s+/g, ' ')),
        },
      ];
    });
};
