import { weekdays } from '#engine/english/calendar-words.ts';
import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  articles,
  commonPrepositions,
  demonstratives,
  possessives,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';

const nominal = wordSet('N P A C D G');
/** Function words that a noun phrase may contain: "rescue of a girl", "tour for the anniversary". */
const joiningWords = wordSet(
  articles,
  commonPrepositions,
  'of and between over against amid after during under across into behind',
);
/** Words without a named owner or subject, which do not fit in a label. */
const vagueWords = wordSet(
  possessives,
  demonstratives,
  subjectPronouns,
  'who which what such other another same',
);
const neverAtStart = wordSet(
  twoToTen,
  weekdays,
  'of and to by after during over into one first last next new other such more most less least own same lot kind couple bit way thing things time times part number rest',
);
const neverAtEnd = wordSet(
  weekdays,
  'right left end giant way thing things one ones time lot kind part bit number rest first second next last own',
);

/**
 * Whether a word can be part of a label. "The moment a girl" is not a label, because a clause begins at its second
 * article.
 */
const isLabelWord = (
  word: TaggedWord,
  before: TaggedWord | undefined,
  next: TaggedWord | undefined,
): boolean => {
  if (/^(?:a|an|the)$/.test(word.lower)) return before !== undefined && !nominal.has(before.tag);
  if (vagueWords.has(word.lower)) return false;
  if (nominal.has(word.tag)) return word.kind !== 'mark';
  if (word.lower === 'to') return next !== undefined && nominal.has(next.tag) && next.tag !== 'G';
  return joiningWords.has(word.lower);
};

/** "Following", "co-write", "true for": the tagger takes them for nouns or adjectives, but they do not open a label. */
const isVerbal = (word: TaggedWord): boolean =>
  !regex.u`^\p{Lu}`.test(word.text) &&
  (regex.u`^(?:\p{Ll}+ing|co-\p{Ll}+|true|due|able|aware|such|likely|ready|set|capable|worth|close|away|right)$`.test(
    word.lower,
  ) ||
    (lexiconEntry(word.lower)?.classes.startsWith('v') ?? false));

const startsLabel = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, before] = [words[i], words[i - 1]];
  if (word === undefined || !'NPA'.includes(word.tag) || neverAtStart.has(word.lower) || isVerbal(word))
    return false;
  // "Comments Robin Biesbroek": a verb before its subject.
  const isFirst = before === undefined || before.kind === 'mark';
  if (isFirst && words[i + 1]?.tag === 'P' && baseOf(word.lower, 's')?.classes.includes('v')) return false;
  // A label does not begin in the middle of "solar module costs".
  return before === undefined || !nominal.has(before.tag) || before.kind === 'mark';
};

const endsLabel = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, next] = [words[i], words[i + 1]];
  if (word === undefined || !'NPC'.includes(word.tag) || neverAtEnd.has(word.lower)) return false;
  if (/ing$/.test(word.lower) && !lexiconEntry(word.lower)?.classes.startsWith('n')) return false;
  if (word.tag === 'C' && !/^(?:19|20)\d\d$/.test(word.text)) return false;
  // The noun after "half of" belongs to the label.
  return (
    next === undefined || !(nominal.has(next.tag) || /^(?:of|'s|’s)$/.test(next.lower) || next.text === '-')
  );
};

/** The minimum size of a label. A title needs more content words than a subheading. */
export type LabelSize = { content: number; characters: number };
const titleSize: LabelSize = { content: 3, characters: 24 };
const maxWords = 11;

/**
 * The noun phrases of an English sentence that can be a title, without a verb: "scissor switch keyboard in the first
 * half of 2020". They have at most `maxLength` characters, and `minSize` gives the minimum number of content words and
 * characters.
 */
export const labelsIn = (sentence: string, maxLength: number, minSize: LabelSize = titleSize): string[] => {
  const words = tagWords(sentence);
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    if (!startsLabel(words, start)) continue;
    for (let end = start; end < words.length && end - start < maxWords; end += 1) {
      const word = words[end];
      if (
        word === undefined ||
        !isLabelWord(word, end === start ? undefined : words[end - 1], words[end + 1])
      )
        break;
      const text = sentence.slice(words[start]?.start ?? 0, word.end);
      const content = words.slice(start, end + 1).filter((value) => 'NPAC'.includes(value.tag)).length;
      if (
        content >= minSize.content &&
        text.length >= minSize.characters &&
        text.length <= maxLength &&
        endsLabel(words, end)
      )
        found.push(text);
    }
  }
  return found;
};

/** Words that continue a noun phrase, so that the words before them are only part of it. */
const continuesPhrase = regexOf(
  String.raw`^(?:[\s“"'‘]*)(?:of|${alternatives(commonPrepositions)}|between|among|against|over|about|into|as|than|that|who|whom|whose|which|where|when|and|or|['’]s|-)(?![\p{L}])`,
  'u',
);

/** After a verb, these may belong to it: in "bring the car into the market", "car into the market" is not a phrase. */
const atVerb = /\s(?:to|into|from|with|at|by|over|across|under|behind|during|after|amid|against|as)\s/;

/**
 * Whether a label is the whole noun phrase of its sentence: nothing that belongs to it follows, no "and" joins an
 * incomplete noun, and it contains no other verb form.
 */
export const isCompleteLabel = (sentence: string, label: string): boolean => {
  const at = sentence.indexOf(label);
  if (at < 0 || continuesPhrase.test(sentence.slice(at + label.length))) return false;
  if (/\s(?:and|or)\s/.test(label) || /[,;:–—]/.test(label)) return false;
  if (atVerb.test(label) && !/^[\s“"'‘]*(?:(?:the|an?)\s)?$/iu.test(sentence.slice(0, at))) return false;
  return !tagWords(label).some(
    (word, i, words) => i > 0 && (word.tag === 'V' || (word.tag === 'G' && words[i + 1]?.tag !== 'N')),
  );
};
