import type { FactKind } from '#contracts/keywords/writing.ts';

/** A rewrite that lost one fact on purpose. `at` is the offset in the original where the loss was planted. */
export type Planted = { kind: FactKind; original: string; rewritten: string; at: number; what: string };

type Change = { start: number; end: number; text: string };
type Planter = { kind: FactKind; find: (text: string, random: () => number) => Change[] };

const matches = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)];
const change = (match: RegExpExecArray, text: string): Change => ({
  start: match.index,
  end: match.index + match[0].length,
  text,
});

const otherDigits = (digits: string, random: () => number): string => {
  const at = Math.floor(random() * digits.replace(/\D+$/, '').length);
  const places = [...digits].flatMap((sign, i) => (/\d/.test(sign) ? [i] : []));
  const place = places[at % places.length] ?? 0;
  const shift = 1 + Math.floor(random() * 8);
  const digit = (Number(digits[place]) + shift) % 10;
  // A leading zero would turn the same digits into another, shorter number.
  return `${digits.slice(0, place)}${digit === 0 && place === 0 ? 7 : digit}${digits.slice(place + 1)}`;
};

const numberPattern =
  /(?<![\p{L}\p{N}.,:/@-])\d{1,3}(?:,\d{3})+|(?<![\p{L}\p{N}.,:/@-])\d+(?:\.\d+)?(?![\p{L}\p{N}:/@-]|[.,]\d|th|st|nd|rd)/gu;
const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';
const fullDate = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,2}) (${monthNames})|(${monthNames}|Jan\\.|Feb\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.) (\\d{1,2})(?![\\d:]))`,
  'gu',
);
const weekday = /(?<![\p{L}])(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?![\p{L}])/gu;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const years = /(?<=\b(?:in|since|until|of|by|from) )(?:19|20)\d\d(?![\d-])/g;
const fullName =
  /(?<=\p{Ll}[,]? )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|The |I )\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}(?=[ ,.'’])/gu;
const oneName =
  /(?<=\p{Ll}{3} )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}{3,}(?= \p{Ll}|[,.]\s)/gu;
/** Every word of a headline is capitalized, and every noun in German, so a pattern cannot recognize names there. */
const isPlainLine = (text: string, at: number): boolean => {
  const line = text.slice(
    text.lastIndexOf('\n', at) + 1,
    (text.indexOf('\n', at) + 1 || text.length + 1) - 1,
  );
  const words = line.match(/[\p{L}'’]{4,}/gu) ?? [];
  return (
    words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length * 0.5 &&
    !/\b(?:der|und|wir)\b/.test(line)
  );
};
const names = ['Laura Whitcombe', 'Henrik Solberg', 'Amara Quist', 'Pavel Rudenko'];
const quotation = /“[^”“]{25,300}”|(?<=\s)"[^"\n]{25,300}"(?=\s|[.,])/g;
const denial =
  /(?<![\p{L}])(?:not|never) (?=\p{Ll})(?!only|just)|(?<=\b(?:is|are|was|were|do|does|did|has|have|had|could|would|should))n['’]t(?= )/gu;
const addresses =
  /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"“”()[\]]{6,80}(?<![.,;:])|[\w.]+@[\w.]+\.\w{2,4}\b/gu;
const markdownLink = /(?<!!)\[([^\]\n]+)\]\((https?:[^)\s]+)\)/g;
const markdownImage = /!\[[^\]\n]*\]\([^)\s]+\)\n*/g;
const inlineCode = /`([^`\n]+)`/g;

const dateChange = (match: RegExpExecArray): Change => {
  const day = match[1] ?? match[4] ?? '1';
  const shifted = String((Number(day) % 28) + 1);
  return change(match, match[1] === undefined ? `${match[3]} ${shifted}` : `${shifted} ${match[2]}`);
};

const wordsInside = (quoted: string): RegExpExecArray[] => matches(quoted, /(?<=\s)\p{Ll}{4,}(?=[\s,.])/gu);

const quotationChange = (match: RegExpExecArray, random: () => number): Change[] => {
  const words = wordsInside(match[0]);
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) return [];
  const text =
    random() < 0.5
      ? match[0].slice(0, word.index - 1) + match[0].slice(word.index + word[0].length)
      : `${match[0].slice(0, word.index)}perhaps${match[0].slice(word.index + word[0].length)}`;
  return [change(match, text)];
};

/** True for "3. Get support": the numbers of a list follow from its order. */
const isListNumber = (text: string, match: RegExpExecArray): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, match.index - 8), match.index)) &&
  /^[.)]/.test(text.slice(match.index + match[0].length));

const planters: readonly Planter[] = [
  {
    kind: 'number',
    find: (text, random) =>
      matches(text, numberPattern)
        .filter((match) => !/^(?:19|20)\d\d$/.test(match[0]) && !isListNumber(text, match))
        .map((match) => change(match, otherDigits(match[0], random))),
  },
  { kind: 'date', find: (text) => matches(text, fullDate).map(dateChange) },
  {
    kind: 'date',
    find: (text) =>
      matches(text, weekday).map((match) =>
        change(match, weekdays[(weekdays.indexOf(match[0]) + 2) % 7] ?? 'Monday'),
      ),
  },
  {
    kind: 'date',
    find: (text) => matches(text, years).map((match) => change(match, String(Number(match[0]) - 1))),
  },
  {
    kind: 'name',
    find: (text, random) =>
      matches(text, fullName)
        .filter((match) => isPlainLine(text, match.index))
        .map((match) => change(match, names[Math.floor(random() * names.length)] ?? '')),
  },
  {
    kind: 'name',
    find: (text, random) =>
      matches(text, oneName)
        .filter((match) => isPlainLine(text, match.index))
        .map((match) =>
          change(match, (names[Math.floor(random() * names.length)] ?? '').split(' ')[1] ?? ''),
        ),
  },
  {
    kind: 'quotation',
    find: (text, random) => matches(text, quotation).flatMap((match) => quotationChange(match, random)),
  },
  { kind: 'negation', find: (text) => matches(text, denial).map((match) => change(match, '')) },
  {
    kind: 'address',
    find: (text) =>
      matches(text, addresses).map((match) =>
        change(
          match,
          match[0].replace(/\p{Ll}(?=\P{Ll}*$)/u, (letter) => (letter === 'x' ? 'y' : 'x')),
        ),
      ),
  },
  {
    kind: 'link',
    find: (text, random) =>
      matches(text, markdownLink).map((match) =>
        change(match, random() < 0.5 ? (match[1] ?? '') : `[${match[1]}](${match[2]}x)`),
      ),
  },
  { kind: 'image', find: (text) => matches(text, markdownImage).map((match) => change(match, '')) },
  {
    kind: 'code',
    find: (text) => matches(text, inlineCode).map((match) => change(match, `\`${match[1]}x\``)),
  },
];

const pick = <T>(values: readonly T[], count: number, random: () => number): T[] => {
  const rest = [...values];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0)
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
};

/** Plants losses in a text, one per rewrite: up to `perKind` for each way of losing something. */
export const plantLosses = (original: string, perKind: number, random: () => number): Planted[] =>
  planters.flatMap(({ kind, find }) =>
    pick(find(original, random), perKind, random)
      .filter((found) => original.slice(found.start, found.end) !== found.text)
      .map((found) => ({
        kind,
        original,
        rewritten: original.slice(0, found.start) + found.text + original.slice(found.end),
        at: found.start,
        what: `${original.slice(found.start, found.end).slice(0, 60)} -> ${found.text.slice(0, 60)}`,
      })),
  );

/** Adds links to some words of a plain text and inserts an image, so that there is something to lose. */
export const withMarkup = (text: string, random: () => number): string => {
  const paragraphs = text.split(/\n{2,}/);
  const linked = paragraphs.map((paragraph, i) => {
    const words = matches(paragraph, /(?<=\s)\p{Ll}{5,} \p{Ll}{3,}(?=[\s.,])/gu);
    const word = words[Math.floor(random() * words.length)];
    if (word === undefined || i % 2 === 1) return paragraph;
    const end = word.index + word[0].length;
    return `${paragraph.slice(0, word.index)}[${word[0]}](https://example.com/source/${i})${paragraph.slice(end)}`;
  });
  linked.splice(1, 0, '![Picture of the subject](https://example.com/picture.jpg)');
  return linked.join('\n\n');
};
