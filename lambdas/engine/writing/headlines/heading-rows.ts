import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { questionOpening, yesNoOpening } from './section-names.ts';
import { readsAfterTopic } from './self-contained.ts';

const isTitled = (words: readonly string[]): boolean =>
  words.every((word) => regex.u`^\p{Lu}`.test(word) || stopWords.has(word));

/** "Best Buy" is a name if the text capitalizes it inside a sentence. */
const isNameIn = (text: string, heading: string): boolean => {
  if (!regex.u`\p{Lu}`.test(heading)) return false;
  for (let at = text.indexOf(heading, 2); at > 0; at = text.indexOf(heading, at + 1))
    if (regex.u`[\p{Ll},] $`.test(text.slice(at - 2, at))) return true;
  return false;
};

/** A heading as the second half of a title: in lower case unless it begins with a name. */
export const asSecondHalf = (heading: string, text: string): string => {
  if (isNameIn(text, heading)) return heading;
  const words = heading.split(' ');
  const areCommon = words.every(
    (word) =>
      (regex.u`^\p{Lu}?\p{Ll}+$`.test(word) && lemmaEntry(word.toLowerCase()) !== undefined) ||
      stopWords.has(word.toLowerCase()),
  );
  if (areCommon && words.length > 1 && isTitled(words)) return heading.toLowerCase();
  const first = regex.u`^[\p{L}'’-]+`.exec(heading)?.[0] ?? '';
  if (regex.u`\p{Lu}`.test(first.slice(1)) || first === 'I') return heading;
  const next = regex.u`^[\p{L}'’-]+\s+(\p{Lu})`.test(heading);
  const lower = first.toLowerCase();
  const isCommon =
    stopWords.has(lower) || (!next && lemmaEntry(lower) !== undefined) || /(?:ing|ly)$/.test(lower);
  return isCommon ? lower + heading.slice(first.length) : heading;
};

/** The part of a heading before its colon: "The ratio: start with 1 to 8" is about the ratio. */
export const beforeColon = (heading: string): string => heading.split(/:\s|\s[–—-]\s|,\s/)[0] ?? heading;

/** Whether a heading is short and names a thing or begins with "how" or "what". A title can list several of these. */
const isShort = (heading: string): boolean =>
  heading.split(' ').length <= 5 &&
  heading.length <= 30 &&
  !heading.includes('?') &&
  !yesNoOpening.test(heading) &&
  !regex.iu`(?<![\p{L}])(?:and|or)(?![\p{L}])`.test(heading);

const sharesWord = (a: string, b: string): boolean =>
  a
    .split(/[\s-]/)
    .some((word) => (word.length > 3 || regex.u`^\p{Lu}{2,}$`.test(word)) && containsKeyword(b, word));

/** Whether a heading names the topic: "Search volume" and "volume". */
export const isSame = (heading: string, topic: string): boolean => {
  const [words, wanted] = [heading.split(' '), topic.split(' ')];
  return (
    words.length <= wanted.length + 1 &&
    containsKeyword(words.slice(-wanted.length).join(' '), wanted.join(' '))
  );
};

/** Rows of two and three neighboring short headings of the same kind: nouns with nouns, questions with questions. */
export const neighborRows = (sections: readonly string[], topic: string): string[][] => {
  const names = [...new Set(sections.map(beforeColon))]
    .filter(isShort)
    .filter((name) => readsAfterTopic(topic, name));
  const isImperative = (name: string): boolean =>
    lexiconEntry((name.split(' ')[0] ?? '').toLowerCase())?.classes.startsWith('v') ?? false;
  const isGerund = (name: string): boolean => regex.u`^\p{L}{3,}ing(?![\p{L}])`.test(name);
  const others = names.filter((name) => !questionOpening.test(name));
  const kinds = [
    names.filter((name) => questionOpening.test(name)),
    others.filter((name) => !isGerund(name) && isImperative(name)),
    others.filter(isGerund),
    others.filter((name) => !isGerund(name) && !isImperative(name)),
  ];
  return kinds
    .flatMap((kind) =>
      kind.flatMap((_, i) => [kind.slice(i, i + 3), kind.slice(i, i + 2)]).filter((row) => row.length > 1),
    )
    .filter((row) => row.every((name, i) => !row.slice(i + 1).some((other) => sharesWord(name, other))));
};

const noSecondHalf = regexOf(
  String.raw`^(?:vs|versus|and|or|is|are|was|${alternatives(commonPrepositions)}|of|as|without|that|which|who|whose|when|where|if|can|do|does|have|has|need|needs|make|makes)(?![\p{L}])|^[^\p{L}\p{N}]`,
  'iu',
);

/** "Roth IRA contribution limits" after "Roth IRA:" becomes "contribution limits"; other headings stay whole. */
export const withoutTopic = (heading: string, topic: string): string => {
  const rest = heading.toLowerCase().startsWith(`${topic.toLowerCase()} `)
    ? heading.slice(topic.length + 1)
    : heading;
  return noSecondHalf.test(rest) ? heading : rest;
};

/** A model or a price is a list entry and does not name the list. */
export const oneOfMany = regex.u`[\p{L}]\d|\d\p{L}{2}|[$€£]\d`;
