import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import { readFrontCoded } from '#engine/packed/front-coded.ts';
import { unpack, wordsOf } from '#engine/packed/unpack.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';
import { knownMeaning } from './known-misspellings.ts';
import { meantBy, otherwiseMeantBy } from './near-forms.ts';
import table from './spelling.json' with { type: 'json' };

type Spelling = {
  /** How common each word is that people mean: twice the natural logarithm of its texts, from the rarest one. */
  levels: ReadonlyMap<string, number>;
  /** Words that are near one of them and are right. */
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

/** A word is meant rather than another one if at least e² times as many texts have it. */
const clearly = 4;

/** "Turing complete": a name that is often written without its capital. The others are terms that no dictionary has. */
const isName = (word: string): boolean =>
  /^(?:turing|signin|carbonite|accessors?|falsey|feerates?|parens|messanger|tripels?|capble|toodl(?:e[ds]?|ing))$/.test(
    word,
  );

/** "Prettty": a consonant too many. Vowels are drawn out on purpose ("coool"), so such a word stays as it is. */
const tripled = /([a-z])\1\1/;
const withoutThird = (word: string, levels: ReadonlyMap<string, number>): string | null => {
  const double = word.replace(tripled, (letters) => letters.slice(1));
  return /([^aeiou])\1\1/.test(word) && levels.has(double) ? double : null;
};

/** The one common word that an unknown word is a slip of; null for a known word and where two can be meant. */
const meantWord = (word: string): string | null => {
  const { levels, others } = load();
  if (!/^[a-z]{6,20}$/.test(word) || levels.has(word) || others.has(word) || isName(word)) return null;
  if (tripled.test(word)) return withoutThird(word, levels);
  const found = [...meantBy(word)].filter((form) => levels.has(form));
  const levelOf = (form: string): number => levels.get(form) ?? 0;
  const [best, second] = found.toSorted((a, b) => levelOf(b) - levelOf(a));
  if (best === undefined || (second !== undefined && levelOf(best) - levelOf(second) < clearly)) return null;
  const rivals = [...otherwiseMeantBy(word)];
  // "Futura" may be "future" as well as "futural".
  const isLonger = best.length > word.length && best.startsWith(word);
  return rivals.some(
    (form) =>
      levelOf(form) > levelOf(best) || (isLonger && levels.has(form) && levelOf(form) === levelOf(best)),
  )
    ? null
    : best;
};

/** Words of an English sentence that are common: fewer are in a sentence of another language, of names or of jargon. */
const leastCommon = 0.6;
/** "Bom apetite!" says too little of its language. */
const leastWords = 4;
const longWord = regex.gu`(?<![\p{L}\p{M}])\p{Ll}{5,}(?![\p{L}\p{M}])`;

/** A word of running text that is not broken off, not one in a path, a name, a compound or in emphasis; with a capital where a sentence opens with what is no name. */
const plainWord = regex.gu`(?<![\p{L}\p{N}_@/.#'’*$\\-])(?:[a-z]{5,20}|(?<=^\s*)[A-Z][a-z]{3,16}(?:ly|ough|ing|ion|ment|ause|ence)(?=,? \p{Ll}))(?![\p{L}\p{N}_@/'’*$-]|\.\p{L}|\.{2,}|…)`;

/** Words of the text that are shorter than this may be its own when it repeats them. */
const surelyWrong = 8;
/** Words that no other language has. */
const english = /(?<![a-z'’-])(?:the|and|of|with|that|this|are|was|for|you|have|they)(?![a-z'’-])/i;

/** "A multicat home", "monospace": two words joined on purpose, though one of them is near another word. */
const isCompound = (word: string): boolean => {
  const [, noun = ''] =
    /^(?:multi|mini|mega|ultra|mono|micro|macro|meta|cyber|retro|geo|bio|eco|neo|nu|hyper|pseudo|proto|poly)([a-z]{3,})$/i.exec(
      word,
    ) ?? [];
  return lexiconEntry(noun)?.classes.startsWith('n') ?? false;
};

/** "A Zorbo multiplx": a word behind a name that no dictionary has is a part of it, unless it has the form of a verb or an adverb. */
const isOfName = (text: string, at: number, word: string): boolean => {
  const name = behindName.exec(text.slice(Math.max(0, at - longestName), at))?.[1]?.toLowerCase() ?? '';
  return name !== '' && lemmaEntry(name) === undefined && !/(?:ed|ing|ly|s)$/.test(word);
};
const longestName = 30;
const behindName = regex.u`[\p{L}\p{N},]["“”’'*_)]*\s["“(*_]*(\p{Lu}\p{Ll}{2,})\s$`;

/** "Chillin", "learnin": as people speak. */
const isSpoken = (word: string, right: string): boolean => word.endsWith('in') && right === `${word}g`;

const knownRight = (word: string, terms: ReadonlySet<string>): string | null => {
  const lower = word.toLowerCase();
  const right =
    isName(lower) || (terms.has(lower) && lower.length < surelyWrong) ? null : knownMeaning(lower);
  return right === null || isSpoken(lower, right) ? null : likeFirst(word, right);
};

/** Whether most words of a text are common ones. */
const isCommon = (text: string, meant: ReadonlyMap<string, string>): boolean => {
  const { levels } = load();
  const others = (text.match(longWord) ?? []).filter((word) => !meant.has(word));
  const common = others.filter((word) => levels.has(word)).length;
  return common >= others.length * leastCommon;
};

/**
 * A text in which known misspellings and unknown words that are slips of a common one are spelled right; `terms` stay
 * unless they are known misspellings.
 */
export const withSpelling = (text: string, terms: ReadonlySet<string>): string => {
  const [known, meant] = [new Map<string, string>(), new Map<string, string>()];
  for (const { 0: word, index } of text.matchAll(plainWord)) {
    if (isCompound(word) || isOfName(text, index, word)) continue;
    const right = knownRight(word, terms);
    if (right !== null) known.set(word, right);
    const slip = right !== null || terms.has(word) ? null : meantWord(word);
    if (slip !== null && !isSpoken(word, slip)) meant.set(word, slip);
  }
  if ((known.size === 0 && meant.size === 0) || text.trim().split(/\s+/).length < leastWords) return text;
  const isSure = isCommon(text, new Map([...known, ...meant]));
  const rights = new Map([...(isSure || english.test(text) ? known : []), ...(isSure ? meant : [])]);
  return text.replace(plainWord, (word) => rights.get(word) ?? word);
};
