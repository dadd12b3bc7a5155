import type { Article } from '#contracts/jobs/article.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

const numbers = twoToTen.split(' ');
const maxSpelledNumber = numbers.length + 1;
const inWords = (count: number): string => numbers[count - 2] ?? String(count);

/** "six": the number of items in the numbered directions; a single item is not a step. */
export const directionsOf = ({ markdown }: Article): string | null => {
  const [, list = ''] =
    regex.imu`^#+\s*(?:directions|instructions|method|steps|preparation)\b[^\n]*\n([\s\S]*?)(?=\n#+\s*\p{L}|$(?![\s\S]))`.exec(
      markdown,
    ) ?? [];
  const count = list.match(/^\d+[.)]\s/gmu)?.length ?? 0;
  return count > 1 && count <= maxSpelledNumber ? inWords(count) : null;
};

const time = (name: string): RegExp =>
  regexOf(
    `(?<!\\p{L})${name} ?time:?\\**:?\\s*(?:about |around |~)?(?:(\\d+)\\s?(?:hours?|hrs?\\.?|h)(?!\\p{L}))?(?:\\s?(?:and )?(\\d+)\\s?(?:minutes?|mins?\\.?|m)(?!\\p{L}))?`,
    'iu',
  );
const times = {
  prep: time('(?:prep(?:aration)?)'),
  cook: time('(?:cook(?:ing)?|bak(?:e|ing))'),
  total: time('total'),
};

const minutesOf = (text: string, pattern: RegExp): number => {
  const [, hours = '0', minutes = '0'] = pattern.exec(text) ?? [];
  return 60 * Number(hours) + Number(minutes);
};

/** A longer time is given in hours. */
const maxMinutes = 90;

/** "40 minutes": the total time that the recipe states, or the sum of preparation and cooking if it states both. */
export const readyIn = ({ text }: Article): string | null => {
  const prep = minutesOf(text, times.prep);
  const cook = minutesOf(text, times.cook);
  const total = minutesOf(text, times.total) || (prep > 0 && cook > 0 ? prep + cook : 0);
  if (total === 0) return null;
  if (total <= maxMinutes) return `${total} minutes`;
  const hours = Math.round(total / 30) / 2;
  return hours * 60 === total ? `${hours} hours` : `about ${hours} hours`;
};

const maxServings = 12;

/** "four": the number of people that a recipe serves. */
export const servingsOf = ({ text }: Article): string | null => {
  const [, count = ''] =
    regex.imu`(?<!\p{L})(?:servings?:?\**:?|serves:?)\s*(\d{1,2})(?:\s(?:people|persons?|servings?))?\s*(?:$|[.\n])`.exec(
      text,
    ) ?? [];
  return count === '' || Number(count) < 2 || Number(count) > maxServings ? null : inWords(Number(count));
};
