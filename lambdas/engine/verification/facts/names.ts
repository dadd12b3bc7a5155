import { stopWords } from '#engine/english/stop-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { connectors, isAdverb, isCertain, plain, type Word, type WordCasing } from './capital-words.ts';
import { units } from './fact-words.ts';
import type { Unit } from './passage-units.ts';

/** A proper noun in a block's text; `key` has no possessive and uses plain apostrophes. */
export type FoundName = { start: number; end: number; key: string };

const maxNameLength = 6;

const trimStart = (run: Word[], casing: WordCasing): Word[] => {
  let from = 0;
  for (let word = run[from]; word !== undefined; word = run[from]) {
    const isUncertain =
      !word.isWeak &&
      word.initial &&
      from === 0 &&
      !isCertain(word, casing) &&
      (casing.lowercase.has(word.lower) || isAdverb(word) || (run.length === 1 && !/['’]s$/.test(word.text)));
    if (!word.isWeak && !isUncertain) break;
    from += 1;
  }
  return run.slice(from);
};

const trimEnd = (run: Word[]): Word[] => {
  let to = run.length;
  for (
    let word = run[to - 1];
    word !== undefined && (connectors.has(word.text) || word.isCalendar);
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

const latin = /^\p{Script=Latin}/u;
/**
 * Whether a number counts the word after it: "tons" in "Norway 125 tons". In other scripts, any lower-case word
 * counts.
 */
const isCounted = (text: string, word: Word, before: Word): boolean => {
  const next = regex.u`^[ \u00A0](\p{Ll}+)`.exec(text.slice(word.end, word.end + 24))?.[1];
  return next !== undefined && (units.has(next) || !latin.test(before.text));
};

/** Whether a number belongs to the name before it: "Galaxy Note 10", but not "Roughly 13,000". */
const isSerial = (text: string, word: Word, before: Word): boolean =>
  regex.u`^\p{N}{1,4}$`.test(word.text) &&
  !before.initial &&
  !isCounted(text, word, before) &&
  !regex.u`^[.,:%]\p{N}|^%`.test(text.slice(word.end, word.end + 2));

const runsOf = (text: string, words: readonly Word[]): Word[][] => {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    if (run.length === 0) return;
    runs.push(run);
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const continues =
      last !== undefined &&
      joins(text, last, word) &&
      !(word.initial && run.length > 0) &&
      run.length < maxNameLength;
    if (!continues) close();
    const joinsOn = continues && (connectors.has(word.text) || isSerial(text, word, last));
    if ((word.capital || joinsOn) && !word.isCalendar) run.push(word);
    else close();
  }
  close();
  return runs;
};

const isName = (run: readonly Word[]): boolean => {
  const [only] = run;
  if (only === undefined) return false;
  if (run.filter((word) => word.capital).length > 1) return true;
  if (!regex.u`\p{L}{2}`.test(only.text) || only.isCalendar) return false;
  return !stopWords.has(only.lower) || only.isAcronym;
};

/** Finds the proper nouns of a unit; in title-case passages, only words that are certainly names. */
export const findNames = (text: string, unit: Unit, casing: WordCasing): FoundName[] => {
  const { words, isTitled } = casing.units.get(unit) ?? { words: [], isTitled: false };
  const capitals = isTitled
    ? words.map((word) => ({ ...word, capital: word.capital && isCertain(word, casing) }))
    : words;
  return runsOf(text, capitals)
    .map((run) => trimEnd(trimStart(run, casing)))
    .filter(isName)
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
