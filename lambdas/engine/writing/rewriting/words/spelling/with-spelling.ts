import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';
import { fittingForm } from './base-after-modal.ts';
import { isListed, rarityLevel } from './dictionary.ts';
import { intendedWord } from './intended-words.ts';
import { splitJoined } from './joined-words.ts';
import { knownCorrection } from './known-misspellings.ts';
import { isMeant, isNamed } from './text-evidence.ts';
import { type Place, wordPlaces } from './word-places.ts';

/**
 * Misspellings that may stand for other words, too: "sampe" for "same", "contructor" for "contractor", "gradulated" for
 * "granulated". Most of these other words are more common than the correction, and as near to the misspelling.
 */
const isAmbiguous = wordSet(
  'sampe whant deamon deamons fater chanses falshed abbouts acutions advertisy arrised articule articuled articules articuling asain asent asser assersed assersing bleading cacuses callis carrien choser compain compained compaining compains confuction constractor constractors contingous contracition contracitions contructor contructors cumpus cumpuses decutable descriptior descriptiors distruction evition expemt expemted expemts explicat feasibily extered forbiddin formelly formely fougth garants gradulated guaranteey guarenteedy honory infinitie initiase initiased initiases initiasing intenationally inveting lating lineary lodgin markey markeys missen modulu morges nusance practicas prepented principly printes receet recend recendes refure refures releafed releafes releafing releafs remakin remander reslection samler seeging shortern suseed suseeded suseeding suseeds susseed susseeded susseeding susseeds symobole tanget tangets theive transmition transmitions survice parterned commeter classs statting transvers traved travered travering typles unseured utilitises writhin',
);

/** A name often written without its capital ("Turing complete"), or a term that is not in the dictionary. */
const isName = (word: string): boolean =>
  /^(?:turing|signin|carbonite|accessors?|falsey|feerates?|varints?|parens|messanger|tripels?|capble|godm[ae]n|ass(?:ing|ed)|toodl(?:e[ds]?|ing)|brokeness)$/.test(
    word,
  );

/**
 * The least share of common words in an English sentence. A sentence in another language, or of names or jargon, has
 * fewer.
 */
const minFrequency = 0.6;
/** A shorter text, such as "Bom apetite!", says too little about its language. */
const minWords = 4;
const longWord = regex.gu`(?<![\p{L}\p{M}])\p{Ll}{5,}(?![\p{L}\p{M}])`;
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
const isSpoken = (word: string, right: string): boolean =>
  /ins?$/.test(word) && right === word.replace(/in(?=s?$)/, 'ing');

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

/** Words shorter than this may be the author's own if the text repeats them, unless they stand for a common word. */
const minCertainLength = 8;
const commonLevel = 15;

const isOwnTerm = (lower: string, right: string, terms: ReadonlySet<string>): boolean =>
  terms.has(lower) &&
  lower.length < minCertainLength &&
  (lower.length < minCertainLength - 1 || (rarityLevel(right) ?? commonLevel) >= commonLevel);

/** The correction of a well-known misspelling. */
const knownRight = (lower: string, terms: ReadonlySet<string>): string | null => {
  if (isName(lower) || isAmbiguous.has(lower)) return null;
  const right = knownCorrection(lower);
  return right === null || isOwnTerm(lower, right, terms) || isSpoken(lower, right) ? null : right;
};

/** The two words that an unknown word joins. */
const joinedRight = (lower: string, before: string, terms: ReadonlySet<string>): string | null =>
  terms.has(lower) || isNamed(lower, terms) ? null : splitJoined(lower, before);

/** The word that an unknown word stands for. */
const meantRight = (lower: string, terms: ReadonlySet<string>): string | null => {
  if (terms.has(lower) || isName(lower) || isAmbiguous.has(lower)) return null;
  const { intended } = intendedWord(lower);
  if (intended === null || !(intended.isCertain || isMeant(lower, terms))) return null;
  return isSpoken(lower, intended.word) ? null : intended.word;
};

/** The least length of a misspelling by its place. A capital may begin a name, and a hyphen joins foreign words, too. */
const leastKnown: Readonly<Record<Place, number>> = {
  plain: 5,
  start: 7,
  likely: 4,
  capitals: 5,
  joined: 6,
  marked: 8,
};
const leastMeant: Readonly<Record<Place, number>> = {
  plain: 5,
  start: 8,
  likely: 6,
  capitals: 5,
  joined: 7,
  marked: 99,
};
/** A rare word at the start of a sentence may be a name: "Zephyris". */
const maxLevelOfStart = 20;

/** A shorter one may only swap two letters of a common word: "Aonther". */
const maxLevelOfSwap = 14;
const isSwap = (wrong: string, right: string): boolean => {
  const at = [...wrong].findIndex((letter, i) => letter !== right[i]);
  return (
    at > 0 &&
    wrong[at] === right[at + 1] &&
    wrong[at + 1] === right[at] &&
    wrong.slice(at + 2) === right.slice(at + 2)
  );
};
const isSureAtStart = (wrong: string, right: string): boolean => {
  const level = rarityLevel(right) ?? 0;
  return wrong.length < leastMeant.start
    ? level <= maxLevelOfSwap && isSwap(wrong, right)
    : level <= maxLevelOfStart;
};

type Edit = { at: number; word: string; right: string; isKnown: boolean };

const inCaseOf = (word: string, right: string): string =>
  word === word.toUpperCase() ? right.toUpperCase() : likeFirst(word, right);

/** Whether a text is a link by itself, as names are: "[toptal](...)". */
const isLink = (text: string, at: number, word: string): boolean =>
  text.charAt(at - 1) === '[' && /^(?:\]|$)/.test(text.slice(at + word.length));

const readEdit = (
  text: string,
  at: number,
  word: string,
  place: Place,
  terms: ReadonlySet<string>,
): Edit | null => {
  const lower = word.toLowerCase();
  if (isCompound(word) || isOfName(text, at, word) || isDaemon(text.slice(0, at), word)) return null;
  if (place !== 'plain' && isNamed(lower, terms)) return null;
  const known = lower.length < leastKnown[place] ? null : knownRight(lower, terms);
  const typo =
    known !== null || isLink(text, at, word) || (lower.length < leastMeant[place] && place !== 'start')
      ? null
      : ((place === 'plain' ? joinedRight(lower, text.slice(0, at), terms) : null) ??
        meantRight(lower, terms));
  const right = known ?? typo;
  if (right === null || lacksNoun(text, at, word, right)) return null;
  if (place === 'start' && known === null && !isSureAtStart(lower, right)) return null;
  const form = fittingForm(text.slice(0, at), lower, right);
  return { at, word, right: inCaseOf(word, form), isKnown: known !== null };
};

/** Whether most words of a text are common. */
const isCommon = (text: string, edits: readonly Edit[]): boolean => {
  const meant = new Set(edits.map(({ word }) => word));
  const others = (text.match(longWord) ?? []).filter((word) => !meant.has(word));
  return others.filter(isListed).length >= others.length * minFrequency;
};

/**
 * Corrects known misspellings, and unknown words that are mistakes for a common one. `terms` stay unless they are known
 * misspellings.
 */
export const withSpelling = (text: string, terms: ReadonlySet<string>): string => {
  const edits = wordPlaces(text).flatMap(
    ({ at, word, place }) => readEdit(text, at, word, place, terms) ?? [],
  );
  if (edits.length === 0 || text.trim().split(/\s+/).length < minWords) return text;
  const isCertain = isCommon(text, edits);
  const isEnglish = isCertain || english.test(text);
  return edits
    .filter(({ isKnown }) => isCertain || (isKnown && isEnglish))
    .toReversed()
    .reduce((done, { at, word, right }) => done.slice(0, at) + right + done.slice(at + word.length), text);
};
