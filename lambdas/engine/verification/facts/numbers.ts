import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { isPlainText, patternFor, patternOf } from '#engine/language/plain-text.ts';
import { clue } from './clues.ts';
import { numberWords, scales, spelledWords, units } from './fact-words.ts';

/** A number found in a text; `values` has two members if `1.234` can be a decimal or a thousand. */
export type FoundNumber = { start: number; end: number; values: readonly number[]; unit: string };

const currencies: Readonly<Record<string, string>> = { $: '$', '€': '€', '£': '£', '¥': '¥', '₹': '₹' };

// A minus counts only without a word, digit or closing parenthesis before it: "10-15" is a range.
const digits = patternFor(
  /(?<![\p{L}\p{N}.,)])([-−](?=\d))?(?:([$€£¥₹])\s?)?(\d{1,3}(?:[, \u00A0\u202F'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)/gu,
);
const tailWord = regex.iu`^[ \u00A0\u202F-]{0,2}(%|[€$£]|(?:per ?cent|km\/h|[\p{L}]+)(?![\p{L}\p{N}]))`;

const anySpelled = spelledWords.join('|');
const spelled = patternOf(
  `(?<![\\p{L}\\p{N}])(?:a )?(?:${anySpelled})(?:(?:[ -]and)?[ -](?:${anySpelled}))*(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Fractions: "1½" and "¾". */
const fractionPattern = /(\d+)?[ \u00A0]?([¼-¾⅓-⅞])/g;
const fractions: ReadonlyMap<string, number> = new Map([
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
]);

const round = (value: number): number => Number(value.toPrecision(15));

const parsedSpaces = (digitsText: string): string =>
  digitsText.replace(/(?<=\d)[ \u00A0\u202F'’](?=\d{3})/g, '');

/** The possible values of a written number: one for `1,234.5`, two for `1.234`. */
const readings = (written: string): number[] => {
  const text = parsedSpaces(written);
  const separators = text.replace(/\d/g, '');
  if (separators === '') return [Number(text)];
  const last = separators.at(-1) ?? '';
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) && new Set(separators).size === 1;
  if (grouped) {
    const whole = Number(text.replace(/[.,]/g, ''));
    return separators.length > 1 || last === ',' ? [whole] : [whole, Number(text)];
  }
  if (new Set(separators).size === 2 || separators.length === 1) {
    const at = text.lastIndexOf(last);
    return [Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`)];
  }
  // Versions and other dotted numbers (1.2.3) are compared as written.
  return [Number.NaN];
};

type Tail = { scale: number; unit: string; end: number };

const readTail = (text: string, from: number): Tail => {
  const tail: Tail = { scale: 1, unit: '', end: from };
  for (let turn = 0; turn < 2; turn += 1) {
    const match = tailWord.exec(text.slice(tail.end, tail.end + 24));
    const word = match?.[1]?.toLowerCase().replace('per cent', 'percent');
    if (match === null || word === undefined) break;
    const scale = scales.get(word);
    const unit = units.get(word);
    const attached = !/\s/.test(match[0][0] ?? '');
    if (
      scale !== undefined &&
      tail.scale === 1 &&
      (word.length > 2 || attached) &&
      !(word === 'm' && !attached)
    ) {
      tail.scale = scale;
    } else if (unit !== undefined) {
      tail.unit = unit;
      tail.end += match[0].length;
      break;
    } else break;
    tail.end += match[0].length;
  }
  return tail;
};

const fromFraction = (text: string, match: RegExpExecArray): FoundNumber => {
  const end = match.index + match[0].length;
  const tail = readTail(text, end);
  const value = Number(match[1] ?? 0) + (fractions.get(match[2] ?? '') ?? 0);
  return { start: match.index, end: tail.end, values: [round(value)], unit: tail.unit };
};

/** "3rd" is one word, unlike "3 rd.". */
const ordinalEnd = regex.iu`^(?:st|nd|rd|th)(?![\p{L}\p{N}])`;

const fromDigits = (text: string, match: RegExpExecArray): FoundNumber => {
  const body = match[3] ?? match[4] ?? '';
  const ending = ordinalEnd.exec(
    text.slice(match.index + match[0].length, match.index + match[0].length + 3),
  );
  const end = match.index + match[0].length + (ending?.[0].length ?? 0);
  const tail = readTail(text, end);
  const sign = match[1] === undefined ? 1 : -1;
  const unit = currencies[match[2] ?? ''] ?? tail.unit;
  const values = readings(body).map((value) =>
    Number.isNaN(value) ? value : round(sign * value * tail.scale),
  );
  return {
    start: match.index,
    end: tail.end,
    values: Number.isNaN(values[0] ?? 0) ? [hashed(body)] : values,
    unit,
  };
};

/** A dotted row of numbers as a single number that equals no ordinary figure. */
const hashed = (body: string): number =>
  -[...body].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9007199254740881, 7) - 0.5;

const spelledValue = (words: readonly string[]): number => {
  let total = 0;
  let current = 0;
  for (const word of words) {
    const scale = scales.get(word);
    if (scale === undefined) current += numberWords.get(word) ?? 0;
    else if (scale === 100) current = Math.max(current, 1) * 100;
    else {
      total += Math.max(current, 1) * scale;
      current = 0;
    }
  }
  return total + current;
};

const fromWords = (text: string, match: RegExpExecArray): FoundNumber => {
  const words = match[0]
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word !== 'a' && word !== 'and');
  const end = match.index + match[0].length;
  const tail = readTail(text, end);
  return {
    start: match.index,
    end: tail.end,
    values: [round(spelledValue(words) * tail.scale)],
    unit: tail.unit,
  };
};

/**
 * Finds the numbers of a text, in digits or English words, with their value and unit: "$12.9bn", "12.9 billion
 * dollars", "1,000", "1 000", "forty-two per cent". `skip` says which offsets are taken, and `clues` what the text
 * may hold.
 */
export const findNumbers = (text: string, skip: (start: number) => boolean, clues: number): FoundNumber[] => {
  const found: FoundNumber[] = [];
  let taken = -1;
  const matches: { match: RegExpExecArray; read: typeof fromDigits }[] = [];
  if ((clues & clue.digit) !== 0)
    for (const match of matchesOf(text, digits(text))) matches.push({ match, read: fromDigits });
  if ((clues & clue.spelledNumber) !== 0)
    for (const match of matchesOf(text, spelled(text))) matches.push({ match, read: fromWords });
  if (!isPlainText(text))
    for (const match of matchesOf(text, fractionPattern)) matches.push({ match, read: fromFraction });
  matches.sort((a, b) => a.match.index - b.match.index || b.match[0].length - a.match[0].length);
  for (const { match, read } of matches) {
    if (match.index < taken || skip(match.index)) continue;
    const number = read(text, match);
    found.push(number);
    taken = number.end;
  }
  return found;
};

/** Whether two numbers mean the same; a unit that only one of them names makes no difference. */
export const sameNumber = (a: FoundNumber, b: FoundNumber): boolean =>
  a.values.some((value) => b.values.includes(value)) && (a.unit === b.unit || a.unit === '' || b.unit === '');
