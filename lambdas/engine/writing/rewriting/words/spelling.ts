import { memoizeByWord } from '#engine/bounds/memoize.ts';
import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { readFrontCoded } from '#engine/packed/front-coded.ts';
import { unpack, wordsOf } from '#engine/packed/unpack.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';
import { knownCorrection } from './known-misspellings.ts';
import { intendedWords, otherIntendedWords } from './near-forms.ts';
import table from './spelling.json' with { type: 'json' };

type Spelling = {
  /**
   * How common each intended word is: twice the natural logarithm of its number of texts, relative to the rarest one.
   */
  levels: ReadonlyMap<string, number>;
  /** Correct words that resemble one of these. */
  others: ReadonlySet<string>;
};

let loaded: Spelling | undefined;

const load = (): Spelling => {
  if (loaded !== undefined) return loaded;
  const run = unpack(table.packed);
  const levels = run('levels');
  const words = readFrontCoded(wordsOf(run('words')));
  loaded = {
    levels: new Map(words.map((word, i) => [word, levels[i] ?? 0])),
    others: new Set(readFrontCoded(wordsOf(run('others')))),
  };
  return loaded;
};

/** Whether a word is common enough to be what a misspelled word means. Names of programs are not. */
export const isCommonWord = (word: string): boolean => load().levels.has(word);

/** A word is clearly the intended one if at least e² times as many texts have it as any other. */
const minLevelGap = 4;

/**
 * Misspellings that may stand for other words, too: "sampe" for "same", "contructor" for "contractor", "gradulated" for
 * "granulated". Most of these other words are more common than the correction, and as near to the misspelling.
 */
const isAmbiguous = wordSet(
  'sampe whant deamon deamons fater chanses falshed abbouts acutions advertisy arrised articule articuled articules articuling asain asent asser assersed assersing bleading cacuses callis carrien choser compain compained compaining compains confuction constractor constractors contingous contracition contracitions contructor contructors cumpus cumpuses decutable descriptior descriptiors distruction evition expemt expemted expemts explicat feasibily extered forbiddin formelly formely fougth garants gradulated guaranteey guarenteedy honory infinitie initiase initiased initiases initiasing intenationally inveting lating lineary lodgin markey markeys missen modulu morges nusance practicas prepented principly printes receet recend recendes refure refures releafed releafes releafing releafs remakin remander reslection samler seeging shortern suseed suseeded suseeding suseeds susseed susseeded susseeding susseeds symobole tanget tangets theive transmition transmitions transvers traved travered travering typles unseured utilitises writhin',
);

/** A name often written without its capital ("Turing complete"), or a term that is not in the dictionary. */
const isName = (word: string): boolean =>
  /^(?:turing|signin|carbonite|accessors?|falsey|feerates?|varints?|parens|messanger|tripels?|capble|godm[ae]n|toodl(?:e[ds]?|ing)|brokeness)$/.test(
    word,
  );

/**
 * A consonant too many: "Prettty". Vowels are drawn out on purpose ("coool"), so such a word stays as it is. So does a
 * form of a rare word, because "Billlie" is a band.
 */
const tripled = /([a-z])\1\1/;
const minDoubleLevel = 3;
const withoutThird = (word: string, levels: ReadonlyMap<string, number>): string | null => {
  const double = word.replace(tripled, (letters) => letters.slice(1));
  return /([^aeiou])\1\1/.test(word) && (levels.get(double) ?? 0) >= minDoubleLevel ? double : null;
};

/** The common word for which an unknown word is a mistake. Null for a known word, or if two words are possible. */
const readIntendedWord = (word: string): string | null => {
  const { levels, others } = load();
  if (!/^[a-z]{6,20}$/.test(word) || levels.has(word) || others.has(word) || isName(word)) return null;
  if (tripled.test(word)) return withoutThird(word, levels);
  const found = [...intendedWords(word)].filter((form) => levels.has(form));
  const levelOf = (form: string): number => levels.get(form) ?? 0;
  const [best, second] = found.toSorted((a, b) => levelOf(b) - levelOf(a));
  if (best === undefined || (second !== undefined && levelOf(best) - levelOf(second) < minLevelGap))
    return null;
  const rivals = [...otherIntendedWords(word)];
  // "Scences" may stand for "scenes" as well as for "sciences".
  return rivals.some(
    (form) => form !== best && levels.has(form) && levelOf(best) - levelOf(form) < minLevelGap,
  )
    ? null
    : best;
};

/** Remembered because a text repeats its rare words. */
const intendedWord = memoizeByWord((word) => ({ intended: readIntendedWord(word) }));

/**
 * The least share of common words in an English sentence. A sentence in another language, or of names or jargon, has
 * fewer.
 */
const minFrequency = 0.6;
/** A shorter text, such as "Bom apetite!", says too little about its language. */
const minWords = 4;
const longWord = regex.gu`(?<![\p{L}\p{M}])\p{Ll}{5,}(?![\p{L}\p{M}])`;

/**
 * A word of running text that is not cut off, emphasized, or part of a path, a name or a compound. At the start of a
 * sentence, it may have a capital if it does not look like a name.
 */
const plainWord = regex.gu`(?<![\p{L}\p{N}_@/.#'’*$\\-])(?:[a-z]{5,20}|(?<=^\s*)[A-Z][a-z]{3,16}(?:ly|ough|ing|ion|ment|ause|ence)(?=,? \p{Ll}))(?![\p{L}\p{N}_@/'’*$-]|\.\p{L}|\.{2,}|…)`;

/** Words shorter than this may be the author's own if the text repeats them. */
const minCertainLength = 8;
/** Words that exist only in English. */
const english = /(?<![a-z'’-])(?:the|and|of|with|that|this|are|was|for|you|have|they)(?![a-z'’-])/i;

/** Whether a word joins two words on purpose, although it resembles another one: "A multicat home", "monospace". */
const isCompound = (word: string): boolean => {
  const [, noun = ''] =
    /^(?:multi|mini|mega|ultra|mono|micro|macro|meta|cyber|retro|geo|bio|eco|neo|nu|hyper|pseudo|proto|poly)([a-z]{3,})$/i.exec(
      word,
    ) ?? [];
  return lexiconEntry(noun)?.classes.startsWith('n') ?? false;
};

/** The fewest letters in each of two joined words. */
const minJoined = 4;
/** Whether an unknown word is two words without a space: "rightwing". */
const isJoined = (word: string): boolean =>
  Array.from({ length: word.length }, (_, i) => i).some(
    (i) =>
      i >= minJoined &&
      word.length - i >= minJoined &&
      lexiconEntry(word.slice(0, i)) !== undefined &&
      lexiconEntry(word.slice(i)) !== undefined,
  );

/**
 * Whether a word after a name that is not in the dictionary belongs to that name: "A Zorbo multiplx". It does not if it
 * has the form of a verb, an adverb or a plural.
 */
const isOfName = (text: string, at: number, word: string): boolean => {
  const name = nameBefore.exec(text.slice(Math.max(0, at - maxNameLength), at))?.[1]?.toLowerCase() ?? '';
  return name !== '' && lemmaEntry(name) === undefined && !/(?:ed|ing|ly|s)$/.test(word);
};
const maxNameLength = 30;
const nameBefore = regex.u`[\p{L}\p{N},]["“”’'*_)]*\s["“(*_]*(\p{Lu}\p{Ll}{2,})\s$`;

/** Whether a form imitates speech: "Chillin", "learnin". */
const isSpoken = (word: string, right: string): boolean => word.endsWith('in') && right === `${word}g`;

/** Whether a word names a program that runs in the background, as in "it stops the startd". A verb cannot stand there. */
const isDaemon = (before: string, word: string): boolean =>
  /[^aeiouy]d$/.test(word) && /(?<![a-z])(?:the|a|an|this|each|every|its) $/i.test(before);

/**
 * Whether a correction would leave an adjective without its noun: "She was a propper and sold bread". The writer means
 * a noun.
 */
const lacksNoun = (text: string, at: number, word: string, right: string): boolean =>
  /^a/.test(lexiconEntry(right.toLowerCase())?.classes ?? '') &&
  endsInArticle.test(text.slice(0, at)) &&
  endsPhrase.test(text.slice(at + word.length));
const endsInArticle = /(?:^|[^a-z'’])an? $/i;
const endsPhrase =
  /^(?:[.!?;:)]|$| (?:and (?:we|he|she|they|I|it|[a-z]+ed)|who|that|is|was|has|had|at|in|on|for|from|of|with|because|when|if|so)(?![a-z]))/i;

const isKnownCorrect = (word: string, terms: ReadonlySet<string>): string | null => {
  const lower = word.toLowerCase();
  const right =
    isName(lower) || isAmbiguous.has(lower) || (terms.has(lower) && lower.length < minCertainLength)
      ? null
      : knownCorrection(lower);
  return right === null || isSpoken(lower, right) ? null : likeFirst(word, right);
};

/** Whether most words of a text are common. */
const isCommon = (text: string, meant: ReadonlyMap<string, string>): boolean => {
  const { levels } = load();
  const others = (text.match(longWord) ?? []).filter((word) => !meant.has(word));
  const common = others.filter((word) => levels.has(word)).length;
  return common >= others.length * minFrequency;
};

/**
 * Corrects known misspellings, and unknown words that are mistakes for a common one. `terms` stay unless they are known
 * misspellings.
 */
export const withSpelling = (text: string, terms: ReadonlySet<string>): string => {
  const [known, meant] = [new Map<string, string>(), new Map<string, string>()];
  for (const { 0: word, index } of text.matchAll(plainWord)) {
    if (isCompound(word) || isOfName(text, index, word)) continue;
    if (isDaemon(text.slice(0, index), word)) continue;
    const right = isKnownCorrect(word, terms);
    const typo =
      right !== null || terms.has(word) || isAmbiguous.has(word.toLowerCase()) || isJoined(word)
        ? null
        : intendedWord(word).intended;
    if (lacksNoun(text, index, word, right ?? typo ?? '')) continue;
    if (right !== null) known.set(word, right);
    if (typo !== null && !isSpoken(word, typo)) meant.set(word, typo);
  }
  if ((known.size === 0 && meant.size === 0) || text.trim().split(/\s+/).length < minWords) return text;
  const isCertain = isCommon(text, new Map([...known, ...meant]));
  const rights = new Map([...(isCertain || english.test(text) ? known : []), ...(isCertain ? meant : [])]);
  return text.replace(plainWord, (word) => rights.get(word) ?? word);
};
