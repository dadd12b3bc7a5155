import { months, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives, capitalized, commonPrepositions } from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { hasFiniteVerb, readTitleVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named } from './rewrites/rewrite-title.ts';

const tyingPrepositions = 'in with for on at using';
const minTies = 2;
/** The most frequent preposition's share of all prepositions before a name. */
const minShare = 0.6;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The preposition that the text puts before a name more often than all others together. */
const tieOf = (name: string, text: string): string | null => {
  const counts = tyingPrepositions.split(' ').map((tie) => ({
    tie,
    count: countOf(text, regexOf(`(?<!\\p{L})${tie} ${escapeForPattern(name)}(?![\\p{L}-])`, 'giu')),
  }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count >= minTies && best.count >= all * minShare ? best.tie : null;
};

/** "JS: export vs export default" as "Export vs export default in JS", with the preposition that the text uses. */
const tied = (title: string, { text }: Subject): Composed[] => {
  const [, name = '', what = ''] =
    regex.u`^(\p{L}*\p{Lu}[\p{L}\p{N}.+#]*(?: \p{Lu}[\p{L}\p{N}.+#]*)?)(?::| [–—-]) ([^:?!,]+)$`.exec(
      title,
    ) ?? [];
  if (name === '' || what.toLowerCase().includes(name.toLowerCase()) || hasFiniteVerb(what)) return [];
  if (regex.iu`^(?:and|or|but|with|for|in|on|at|from|to|my|our|the|an?|part|how|why|what) |\d$`.test(what))
    return [];
  if (readTitleVerb(what, text) === null && !isNounPhrase(what, text)) return [];
  const tie = tieOf(name, text);
  return tie === null ? [] : named('as-tool', `${what} ${tie} ${name}`);
};

const proper = String.raw`\p{Lu}[\p{L}\p{N}+#’'-]*(?: \p{Lu}[\p{L}\p{N}+#’'-]*){0,2}`;
const time = regexOf(
  String.raw`^(?:I|We|The|A|This|${alternatives(capitalized(months), capitalized(weekdays))})(?!\p{L})`,
  'u',
);
const minNamed = 2;
const maxLength = 8;
const hasPlace = regexOf(
  `(?<!\\p{L})(?:${alternatives(commonPrepositions)}|using|via|of) \\p{Lu}|[:?!,()–—]| - `,
  'u',
);

/** The last words of a title, which the text must have before the name. */
const tailOf = (title: string): string => title.split(' ').slice(-2).join(' ');

/** "Clean build folder" as "Clean build folder in Xcode", if the text puts the name after these words. */
const placed = (title: string, { text, lines }: Subject): Composed[] => {
  if (hasPlace.test(title) || title.split(' ').length > maxLength || title.split(' ').length < 2) return [];
  const tail = escapeForPattern(tailOf(title));
  const known = `${lines.slice(1).join('. \n')}. \n${text}`;
  const found = regexOf(
    `(?<!\\p{L})(?:${tail}|${tail.toLowerCase()}) (in|with|for|on|at) ((?:the )?${proper})(?=[.,;:!?)\\n]| (?:and|is|was|are|to|by|as|that|which|I|we|you) )`,
    'u',
  ).exec(known);
  const [, tie = '', name = ''] = found ?? [];
  const bare = name.replace(/^the /u, '');
  return name === '' ||
    time.test(bare) ||
    title.toLowerCase().includes(bare.toLowerCase()) ||
    text.split(bare).length <= minNamed
    ? []
    : named('with-topic', `${title} ${tie} ${name}`);
};

/** "Living in Galati" as "Living in Galati, Romania", if the text says so and also names the country alone. */
const located = (title: string, { text }: Subject): Composed[] => {
  const [, place = ''] = regexOf(`(?:in|to|at|from|around|of) (${proper})$`, 'u').exec(title) ?? [];
  if (place === '') return [];
  const [, country = ''] =
    regexOf(
      `(?<!\\p{L})${escapeForPattern(place)}, (\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+)?)(?=[.;!?)\\n]|,? (?!and )\\p{Ll})`,
      'u',
    ).exec(text) ?? [];
  return country === '' ||
    time.test(country) ||
    !regexOf(`(?<!\\p{L})(?:in|of|to|from) ${escapeForPattern(country)}(?!\\p{L})`, 'u').test(text)
    ? []
    : named('with-topic', `${title}, ${country}`);
};

/** A title with the tool or place that its text gives for it. */
export const contextVariants = (title: string, subject: Subject): Composed[] => [
  ...tied(title, subject),
  ...placed(title, subject),
  ...located(title, subject),
];

const initials = regex.u`(?<![\p{L}\p{N}/])[\p{Lu}&]{2,6}(?![\p{L}\p{N}/])`;

/** "Dungeons & Dragons" for D&D: the initials of the words before the parentheses are the letters inside them. */
const longFormOf = (short: string, text: string): string | null => {
  const found = regexOf(
    `((?:\\p{Lu}[\\p{L}-]+|of|the|and|for|on|in|&)(?: (?:\\p{Lu}[\\p{L}-]+|of|the|and|for|on|in|to|&)){1,6}) \\(${escapeForPattern(short)}\\)`,
    'u',
  ).exec(text)?.[1];
  const words = found?.split(' ') ?? [];
  for (let from = 0; from < words.length; from++) {
    const part = words.slice(from);
    const wanted = short.replaceAll('&', '');
    const [all, capitals] = [part, part.filter((word) => regex.u`^\p{Lu}`.test(word))].map((list) =>
      list
        .map((word) => word.charAt(0).toUpperCase())
        .join('')
        .replaceAll('&', ''),
    );
    if ((all === wanted || capitals === wanted) && regex.u`^\p{Lu}`.test(part[0] ?? ''))
      return part.join(' ');
  }
  return null;
};

/** "POTA at Rye House" as "Parks on the Air at Rye House", if the text says what the letters stand for. */
export const expanded = (title: string, { text }: Subject): Composed[] => {
  const short = initials.exec(title)?.[0];
  const long = short === undefined ? null : longFormOf(short, text);
  return short === undefined || long === null || title.includes(long)
    ? []
    : named('restated', title.replace(short, long), title.replace(short, `${long} (${short})`));
};
