import { otherBe, pastBe, possessives, presentBe, wordSet } from '#engine/english/word-classes.ts';
import { numberWords } from '#engine/verification/facts/fact-words.ts';
import { baseForm } from '#engine/verification/lexicon/lexicon.ts';
import { functionWords, unitOfTime } from './changes/word-kinds.ts';
import { readWords, renumber, type Word } from './changes/words.ts';
import { functionWordPhrases, verbPhrases } from './phrase-list.ts';

/** A phrase: the words that match it, and their replacement. */
type Phrase = { words: readonly string[]; meaning: readonly string[]; isVerb: boolean };

const forms: Readonly<Record<string, ReadonlySet<string>>> = {
  BE: wordSet(presentBe, pastBe, otherBe, 'be am'),
  OWN: wordSet(possessives),
};

const parsePhrases = (list: string, isVerb: boolean): Phrase[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', phrases = ''] = line.split(': ');
      return phrases
        .split(', ')
        .map((phrase) => ({ words: phrase.split(' '), meaning: meaning.split(' '), isVerb }));
    });

/** The first words that a pattern matches. */
const openings = (pattern: string): readonly string[] =>
  pattern === 'BE' || pattern === 'OWN' ? [...(forms[pattern] ?? [])] : [pattern];

/** The phrases by first word, the longest first. */
const byFirstWord = (): ReadonlyMap<string, Phrase[]> => {
  const found = new Map<string, Phrase[]>();
  const all = [...parsePhrases(functionWordPhrases, false), ...parsePhrases(verbPhrases, true)];
  for (const phrase of all.sort((a, b) => b.words.length - a.words.length))
    for (const first of openings(phrase.words[0] ?? ''))
      found.set(first, [...(found.get(first) ?? []), phrase]);
  return found;
};

let phrases: ReadonlyMap<string, Phrase[]> | undefined;

const fits = (pattern: string, word: Word): boolean => {
  switch (pattern) {
    case 'BE':
    case 'OWN':
      return forms[pattern]?.has(word.text) ?? false;
    case 'NUMBER':
      return word.isNumber;
    case 'UNIT':
      return unitOfTime.has(word.base);
    case 'ING':
      return word.text.endsWith('ing') && word.text.length > 4;
    default:
      return word.text === pattern || (!word.isFunction && word.base === pattern);
  }
};

const kept: ReadonlySet<string> = new Set(['NUMBER', 'UNIT', 'ING']);

const isDigits = (text: string): boolean => /^\d/.test(text);

/** A word of a phrase's replacement, at the place of the phrase. */
const standIn = (text: string, first: Word, last: Word, isVerb: boolean): Word => ({
  text,
  base: isDigits(text) || functionWords.has(text) ? text : baseForm(text),
  part: isVerb && !functionWords.has(text) ? 'v' : null,
  isFunction: functionWords.has(text),
  isNumber: isDigits(text),
  isName: false,
  isStandIn: true,
  index: 0,
  start: first.start,
  end: last.end,
});

const replace = ({ words, meaning, isVerb }: Phrase, found: readonly Word[]): Word[] => {
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stays = found.filter((_, i) => kept.has(words[i] ?? ''));
  const fresh = meaning.flatMap((text) => (kept.has(text) ? stays : [standIn(text, first, last, isVerb)]));
  return meaning.some((text) => kept.has(text)) ? fresh : [...fresh, ...stays];
};

const isAt = ({ words: patterns }: Phrase, words: readonly Word[], at: number): boolean => {
  for (let i = 0; i < patterns.length; i += 1) {
    const word = words[at + i];
    if (word === undefined || !fits(patterns[i] as string, word)) return false;
  }
  return true;
};

const firstAt = (list: readonly Phrase[], words: readonly Word[], at: number): Phrase | undefined =>
  list.find((phrase) => isAt(phrase, words, at));

const phraseAt = (words: readonly Word[], at: number): Phrase | undefined => {
  const word = words[at] as Word;
  if (word.isName && !/^q\d$/.test(word.text)) return undefined;
  phrases ??= byFirstWord();
  const byText = phrases.get(word.text);
  const found = byText === undefined ? undefined : firstAt(byText, words, at);
  if (found !== undefined || word.base === word.text) return found;
  const byBase = phrases.get(word.base);
  return byBase === undefined ? undefined : firstAt(byBase, words, at);
};

/** "seven" as 7, "twenty-five" as 25. */
const withDigits = (words: Word[]): Word[] => {
  if (!words.some(({ text }) => numberWords.has(text))) return words;
  const found: Word[] = [];
  for (const word of words) {
    const value = numberWords.get(word.text);
    const last = found.at(-1);
    if (value === undefined || word.isName || /th$|^third$|^dozen$/.test(word.text)) found.push(word);
    else if (
      last?.isStandIn === true &&
      value < 10 &&
      /^[2-9]0$/.test(last.text) &&
      last.end + 1 === word.start
    )
      found[found.length - 1] = { ...standIn(String(Number(last.text) + value), last, word, false) };
    else found.push(standIn(String(value), word, word, false));
  }
  return found;
};

/** The words of a passage, with a single form for phrases and numbers that can be written in several ways. */
export const readPhrases = (text: string, withParts = true): Word[] => {
  const written = readWords(text, withParts);
  const read = withDigits(written);
  let found: Word[] | null = null;
  for (let at = 0; at < read.length; ) {
    const phrase = phraseAt(read, at);
    if (phrase !== undefined) {
      found ??= read.slice(0, at);
      found.push(...replace(phrase, read.slice(at, at + phrase.words.length)));
      at += phrase.words.length;
    } else {
      found?.push(read[at] as Word);
      at += 1;
    }
  }
  if (found !== null) return renumber(found);
  return read === written ? written : renumber(read);
};
