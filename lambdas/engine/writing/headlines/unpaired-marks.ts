import { matchesOf } from '#engine/language/matches.ts';

/** The closing mark of each opening one. "’" also serves as an apostrophe. */
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '“': '”', '«': '»', '„': '“' };
const closers: ReadonlySet<string> = new Set([')', ']', '”', '»']);
/** "1)", "a)" and ":)" open nothing. */
const standsAlone = /(?:^|\s)(?:\w{1,2}|[:;]-?)$/;
/** A mark of length, as in 7", or the end of a quotation. */
const afterDigit = /(?<=\d)"/g;

/** The places of straight quotation marks without a partner. */
const straightPlaces = (text: string): number[] => {
  const all = matchesOf(text, /"/g).map(({ index }) => index);
  if (all.length % 2 === 0) return [];
  const inches = new Set(matchesOf(text, afterDigit).map(({ index }) => index));
  const others = all.filter((at) => !inches.has(at));
  return others.length % 2 === 0 ? [] : others.slice(-1);
};

/**
 * "the ‘Training" and "'I sell cakes": a single quotation mark that nothing closes. "‘90s" and "'em" have an
 * apostrophe.
 */
const openSingle =
  /‘(?!\d)(?![^’]*’)|(?<=^|\s)'(?!\d|(?:tis|twas|em|til|cause|bout|n|round)(?!\w))(?!.*\S'(?:[\s,.:;?!]|$))/giu;
const singlePlaces = (text: string): number[] => matchesOf(text, openSingle).map(({ index }) => index);

/** The places of brackets and curly quotation marks without a partner. */
const pairPlaces = (text: string): number[] => {
  const open: { at: number; closer: string }[] = [];
  const alone: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (open.at(-1)?.closer === mark) open.pop();
    else if (closing[mark] !== undefined) open.push({ at, closer: closing[mark] });
    else if (closers.has(mark) && !standsAlone.test(text.slice(0, at))) alone.push(at);
  }
  return [...alone, ...open.map(({ at }) => at)];
};

const unpairedPlaces = (text: string): number[] => [
  ...pairPlaces(text),
  ...straightPlaces(text),
  ...singlePlaces(text),
];

/** Whether a line has a quotation mark or bracket that nothing opens or closes: "Learning “Arranging". */
export const hasUnpairedMarks = (text: string): boolean => unpairedPlaces(text).length > 0;

/** A line without such marks: 'Learning "Arranging' as 'Learning Arranging'. */
export const withoutUnpairedMarks = (text: string): string => {
  const places = new Set(unpairedPlaces(text));
  return places.size === 0
    ? text
    : [...Array(text.length).keys()]
        .filter((at) => !places.has(at))
        .map((at) => text.charAt(at))
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
};
