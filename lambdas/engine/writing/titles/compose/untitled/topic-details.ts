import { months } from '#domain/text/calendar-words.ts';
import { anyOf } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const maxSentence = 4;
const minMentions = 2;

/** "dozens of consulting businesses in Australia" as "Consulting in Australia", if the place runs through the text. */
const places = ({ sentences, text, kind }: Subject, name: string): string[] => {
  if (/ (?:in|at|from|to|for) /u.test(name) || /^(?:recipe|news)$/.test(kind)) return [];
  const head = [...stemsOfContent(name)];
  return sentences.slice(0, maxSentence).flatMap(({ text: sentence }) => {
    const held = stemsOfContent(sentence);
    if (!head.every((stem) => held.has(stem))) return [];
    const after = sentence.slice(
      Math.max(0, sentence.toLowerCase().indexOf(name.toLowerCase())) + name.length,
    );
    const [, place = ''] =
      regex.u`^(?: (?!\p{Ll}+ing )\p{Ll}+){0,4} in (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?=[,.;]| \p{Ll}|$)`.exec(
        after,
      ) ?? [];
    return place !== '' &&
      !name.includes(place) &&
      !noPlace.test(place) &&
      text.split(place).length > minMentions
      ? [`${name} in ${place}`]
      : [];
  });
};
/** Names after "in" that are not places: "in May", "in Python". */
const noPlace = regexOf(`^${anyOf(months, 'python java javascript i')}(?!\\p{L})`, 'iu');

/** "The Trouble with Harry (1955)": a work with its year. */
const years = ({ text }: Subject, name: string): string[] => {
  if (!regex.u`^\p{Lu}`.test(name)) return [];
  const year = regexOf(`${escapeForPattern(name)} \\(((?:19|20)\\d\\d)\\)`, 'u').exec(text)?.[1];
  return year === undefined ? [] : [`${name} (${year})`];
};

const minOwned = 2;
/** "whom we'd like as our new community manager" as "Our new community manager". */
const newThings = ({ sentences, text }: Subject, name: string): string[] => {
  const bare = name.replace(/^new /iu, '');
  const pattern = regexOf(`(?<!\\p{L})(my|our) new ${escapeForPattern(bare)}(?!\\p{L})`, 'giu');
  const all = matchesOf(text, pattern);
  const isEarly = sentences.slice(0, maxSentence).some((sentence) => sentence.text.match(pattern) !== null);
  return all.length >= minOwned && isEarly ? [`${all[0]?.[1] ?? 'our'} new ${bare}`] : [];
};

const found = regexOf(
  String.raw`(?<!\p{L})(?:I|we)(?:['’]ve| have)?(?: \p{L}+ly| just)? (?:found|discovered|tried|came across|stumbled (?:up)?on|switched to|use|picked) (an? (?:\p{L}+ ){0,3}\p{L}+)(?:,| called) (\p{Lu}[\p{L}\p{N}.+-]*)[,.]`,
  'iu',
);
/** "Today I found a cool alternative, GoAccess." as "GoAccess: a cool alternative". */
const finds = ({ sentences }: Subject): Composed[] =>
  sentences.slice(0, 2 * maxSentence).flatMap(({ text }): Composed[] => {
    const [, what = '', name = ''] = found.exec(text) ?? [];
    return name === '' || !regex.u`^\p{Lu}`.test(name)
      ? []
      : [{ text: `${name}: ${what}`, frame: 'definition' }];
  });

const sight = regex.u`^\p{Lu}.* (?:Parks?|Islands?|Lakes?|Beach|Mountains?|Canyon|Valley|Falls|Gardens?|Museum|Trail|Forest|Coast|Peninsula|Castle|Palace|Temple|Cathedral)$`;
const going = regex.giu`(?<!\p{L})(?:trips?|visit(?:ed|ing)?|hik(?:e|ed|ing)|drove|drive|stay(?:ed)?|sunset|sunrise|view(?:s|point)?|parking|explor(?:e|ed|ing)|travel(?:ed|led|ing)?)(?!\p{L})`;
const minGoing = 3;
/** "Visiting Elsmere National Park": a place of its own kind that the author went to. */
const visits = ({ text, kind }: Subject, name: string): Composed[] =>
  /^(?:diary|travel|essay|review|list)$/.test(kind) &&
  sight.test(name) &&
  (text.match(going)?.length ?? 0) >= minGoing &&
  regex.iu`(?<!\p{L})(?:we|I|our|my)(?!\p{L})`.test(text)
    ? [{ text: `Visiting ${name}`, frame: 'visit' }]
    : [];

/** Titles that name the topic with its place, year or owner. */
export const topicDetails = (subject: Subject): Composed[] => [
  ...subject.names
    .slice(0, 2)
    .flatMap(({ text: name }) => [
      ...places(subject, name),
      ...years(subject, name),
      ...newThings(subject, name),
    ])
    .map((text): Composed => ({ text: surfaceName(text), frame: 'extended' })),
  ...subject.names.slice(0, 1).flatMap(({ text: name }) => visits(subject, name)),
  ...finds(subject),
];
