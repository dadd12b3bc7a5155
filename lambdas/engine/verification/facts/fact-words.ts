import {
  monthBeginnings,
  months as monthNames,
  weekdays as weekdayNames,
} from '#engine/english/calendar-words.ts';
import { teens, tens, thirdToTwelfth, twoToTwelve } from '#engine/english/number-words.ts';
import { negationWords } from '#engine/english/word-classes.ts';

const list = (words: string): string[] => words.split(' ');

/** Names and abbreviations, each with the number of its month or day. */
const numbered = (...lists: readonly string[]): (readonly [string, number])[] =>
  lists.flatMap((names) => list(names).map((name, i) => [name, i + 1] as const));

export const months: ReadonlyMap<string, number> = new Map([
  ...numbered(monthNames, monthBeginnings),
  ['sept', 9],
]);
export const weekdays: ReadonlyMap<string, number> = new Map([
  ...numbered(weekdayNames, 'mon tue wed thu fri sat sun'),
  ...([
    ['tues', 2],
    ['thur', 4],
    ['thurs', 4],
  ] as const),
]);

/** The names with more than four letters: "sun" and "wed" are mostly not days. */
export const longWeekdays: readonly string[] = [...weekdays.keys()].filter((word) => word.length > 4);

/** English number words without `one`, which is usually a pronoun. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...list(`${twoToTwelve} ${teens}`).map((word, i) => [word, i + 2] as const),
  ...list(tens).map((word, i) => [word, 20 + 10 * i] as const),
  ...list(thirdToTwelfth).map((word, i) => [word, i + 3] as const),
  ['dozen', 12],
]);

/** The words that compose spelled-out numbers. */
export const spelledWords: readonly string[] = [
  ...numberWords.keys(),
  'hundred',
  'thousand',
  'million',
  'billion',
  'trillion',
];

/** Words that multiply the number before them. */
export const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['mn', 1e6],
  ['m', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['b', 1e9],
  ['trillion', 1e12],
  ['tn', 1e12],
]);

/** Units of measurement by their common symbol. A number with another unit is another number. */
const unitNames: readonly (readonly [symbol: string, names: string])[] = [
  ['%', '% percent pct percentage'],
  ['$', '$ dollar dollars usd us$'],
  ['€', '€ euro euros eur'],
  ['£', '£ pound pounds gbp'],
  ['km', 'km kilometre kilometres kilometer kilometers'],
  ['m', 'metre metres meter meters'],
  ['cm', 'cm centimetre centimetres centimeter centimeters'],
  ['mm', 'mm millimetre millimetres millimeter millimeters'],
  ['mi', 'mile miles'],
  ['ft', 'ft foot feet'],
  ['in', 'inch inches'],
  ['mph', 'mph'],
  ['km/h', 'kph km/h'],
  ['kg', 'kg kilogram kilograms kilo kilos'],
  ['g', 'g gram grams'],
  ['lb', 'lb lbs'],
  ['hp', 'hp horsepower'],
  ['kwh', 'kwh'],
  ['kw', 'kw kilowatt kilowatts'],
  ['s', 'second seconds sec secs'],
  ['min', 'minute minutes min mins'],
  ['h', 'hour hours hr hrs'],
  ['d', 'day days'],
  ['wk', 'week weeks'],
  ['mo', 'month months'],
  ['y', 'year years'],
  ['gb', 'gb gigabyte gigabytes'],
  ['mb', 'mb megabyte megabytes'],
];

export const units: ReadonlyMap<string, string> = new Map(
  unitNames.flatMap(([symbol, names]) => list(names).map((name) => [name, symbol] as const)),
);

/** Negating words, in lower case. */
export const negations: ReadonlySet<string> = new Set(list(`${negationWords} cannot`));

/** Words that a rewrite may use in place of a negation without changing the meaning. */
export const negativeWords: ReadonlySet<string> = new Set(
  list(
    'unable fail fails failed failing lack lacks lacked lacking refuse refuses refused deny denies denied ' +
      'avoid avoids avoided hardly barely rarely seldom few little unlikely impossible instead rather excluding ' +
      'except absent missing stop stops stopped prevent prevents prevented neither nor zero unless minus',
  ),
);
