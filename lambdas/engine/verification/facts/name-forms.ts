import { regex } from '#engine/language/patterns.ts';

/** The letters of an acronym of at least three, without a plural ending: "DNN" from "DNNs". */
const lettersOf = (name: string): string | null => regex.u`^(\p{Lu}{3,6})s?$`.exec(name)?.[1] ?? null;

const initialsOf = (text: string): string =>
  (text.match(regex.gu`[\p{L}\p{N}]+`) ?? []).map((word) => word.charAt(0).toUpperCase()).join('');

/** Names of the same place and its people that differ by more than an ending. */
const sameNames = [
  'United States|U.S.|US|USA|America|American|Americans',
  'United Kingdom|U.K.|UK|Great Britain|Britain|British',
  'European Union|E.U.|EU',
  'United Nations|U.N.|UN',
  'France|French',
  'Germany|German|Germans',
  'Spain|Spanish|Spaniards',
  'England|English',
  'Scotland|Scottish|Scots',
  'Ireland|Irish',
  'Wales|Welsh',
  'Netherlands|Holland|Dutch',
  'Switzerland|Swiss',
  'Greece|Greek|Greeks',
  'Denmark|Danish|Danes',
  'Sweden|Swedish|Swedes',
  'Norway|Norwegian|Norwegians',
  'Finland|Finnish|Finns',
  'Poland|Polish|Poles',
  'Portugal|Portuguese',
  'Turkey|Turkish|Turks',
  'China|Chinese',
  'Japan|Japanese',
  'Europe|European|Europeans',
].map((line) => line.split('|'));

const linesOfName: ReadonlyMap<string, readonly string[]> = new Map(
  sameNames.flatMap((line) => line.map((name) => [name, line] as const)),
);

/** Whether a passage has a name as a whole word or words. */
const hasName = (passage: string, name: string): boolean => {
  const at = passage.indexOf(name);
  return (
    at >= 0 &&
    !regex.u`\p{L}$`.test(passage.slice(0, at)) &&
    !regex.u`^\p{L}`.test(passage.slice(at + name.length))
  );
};

const lettersIn = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]+`, '').toLowerCase();
/** The least letters and the most words of a name that may be written with other spaces and apostrophes. */
const respaced = { min: 3, maxWords: 4 };

/**
 * "StackOverflow" as "Stack Overflow", "IDs" as "ID's", "Atleast" as "At least": whether whole words of the passage
 * have the same letters, written differently.
 */
const hasSameLetters = (name: string, passage: string): boolean => {
  const letters = lettersIn(name);
  if (letters.length < respaced.min || !lettersIn(passage).includes(letters)) return false;
  const words = passage.match(regex.gu`[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*`) ?? [];
  return words.some((_, i) => {
    let to = i;
    let run = '';
    while (to < words.length && to < i + respaced.maxWords && run.length < letters.length) {
      run += lettersIn(words[to] ?? '');
      to += 1;
    }
    // The name of "ID's" is "ID".
    const isSame = run === letters || (run === `${letters}s` && regex.u`\p{Lu}{2}$`.test(name));
    return isSame && words.slice(i, to).join(' ').toLowerCase() !== name.toLowerCase();
  });
};

/**
 * Whether a passage has a name in its other form: "DNNs" for "deep neural networks", "France" for "French", "IDs" for
 * "ID's", or the reverse.
 */
export const hasOtherForm = (name: string, passage: string): boolean => {
  if (hasSameLetters(name, passage)) return true;
  if (linesOfName.get(name)?.some((other) => other !== name && hasName(passage, other)) === true) return true;
  const letters = lettersOf(name);
  if (letters !== null) return initialsOf(passage).includes(letters);
  const acronym = initialsOf(name);
  return acronym.length > 2 && new Set(passage.match(regex.gu`\p{Lu}{3,6}`)).has(acronym);
};

/** Endings that distinguish "Colombian" from "Colombia"; shorter names are too similar. */
const demonyms = ['n', 'an', 'ian'];
const minPlaceLength = 5;

/** The name of a place from the word for its people or things, and the reverse. */
export const placeForms = (word: string): string[] =>
  demonyms.flatMap((ending) => {
    const place = word.endsWith(ending) ? [word.slice(0, -ending.length)] : [];
    return [word + ending, ...place].filter((form) => form.length >= minPlaceLength);
  });
