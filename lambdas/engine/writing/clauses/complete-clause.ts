import { isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  commonPrepositions,
  linkingAdverbs,
  questionWords,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { ShortClause } from './clause-chunks.ts';
import { isWord } from './clause-words.ts';
import { addition, incompleteNoun, isNamed, reporting, unfinished } from './cut-words.ts';
import { mainVerbAt } from './main-verb.ts';
import { lacksComplement } from './missing-complement.ts';
import { tagWords } from './tag-words.ts';

const pronoun = regex.u`(?<![\p{L}])(?:[Hh]e|[Ss]he|it|[Tt]hey|him|them|this|these|those|i|we|me|us)(?![\p{L}])`;
const timeAdverbs = /\s(?:then|afterwards?|instead)\s/;
const connective = regexOf(
  String.raw`^(?:${alternatives(linkingAdverbs)}|so|meanwhile|again|unlike|rather|hence|further|additionally|furthermore|nevertheless|nonetheless|otherwise|overall|yes|no|this (?:time|is|was|means))(?![\p{L}])`,
  'iu',
);
/** "Diced tofu and use towels", "Ask ten people get ten": the tagger took a modifier or an imperative for a subject. */
const isMisread = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const verb = mainVerbAt(words);
  if (verb < 1) return true;
  const [first, before] = [words[0], words[verb - 1]];
  if (/^(?:and|or)$/.test(before?.lower ?? '')) return true;
  if (isIrregularVerbForm(first?.lower ?? '')) return true;
  const classes = lexiconEntry(first?.lower ?? '')?.classes ?? '';
  return classes.startsWith('v') && !regex.u`^\p{Lu}.*\p{Lu}`.test(first?.text ?? '');
};

/** "Tiny house are sharing": subject and verb disagree in number, so part of the subject is missing. */
const disagrees = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const verb = mainVerbAt(words);
  const [before, main] = [words[verb - 1], words[verb]];
  const subject = words.slice(0, Math.max(verb, 0));
  return (
    /^(?:are|were)$/.test(main?.lower ?? '') &&
    before?.tag === 'N' &&
    !/s$|people|men|women|children|police|data|media|team|staff|family|government|group|number|majority|pair|couple|half|percent/.test(
      before.lower,
    ) &&
    !subject.some(
      (word) =>
        /^(?:and|or|of|these|those|some|many|most|all|both|two|three|four|five|in|for|with)$/.test(
          word.lower,
        ) || word.tag === 'C',
    )
  );
};

/** "A visitor gets an essay leaves": a second verb without a conjunction. */
const hasLooseVerb = (text: string): boolean => {
  const words = tagWords(text).filter(isWord);
  const first = mainVerbAt(words);
  const joint = words.findIndex((word, i) => i > first && conjunctions.test(word.lower));
  return words.some((word, i) => {
    const before = words[i - 1];
    return (
      before !== undefined &&
      i > first &&
      (joint < 0 || i < joint) &&
      word.tag === 'V' &&
      /[^s]s$/.test(word.lower) &&
      ('NP'.includes(before.tag) ? i > first + 1 : before.tag === 'V')
    );
  });
};

const conjunctions = new RegExp(
  `^(?:and|or|but|to|that|${alternatives(questionWords)}|while|as|if|because|whether|than|so|since|after|before|until)$`,
);

const mainVerbOf = (text: string): string => {
  const words = tagWords(text).filter(isWord);
  return words[mainVerbAt(words)]?.lower ?? '';
};

/** A clause cut before one of these loses only a circumstance; before another function word, it may lose its point. */
const circumstance = regex.u`^(?:after|before|during|amid|while|when|where|because|since|although|though|until|following|in|at|on|and|but|as|across|around|near|over|under|despite|by|through|within|via|thanks|upon|between|among|so|ahead|alongside)(?![\p{L}])`;

/** "The cases | in which they show nothing", "the one | that you wrote": the lost part says which ones. */
const relativeOpening = regexOf(
  String.raw`^(?:(?:${alternatives(commonPrepositions)}|of)\s)?(?:which|whom|that|who|whose|between)(?![\p{L}])`,
  'u',
);
const determinerEnding = regex.u`(?<![\p{L}])(?:the|those|these|any|every|each|one|ones)(?:\s\p{L}+)?$`;

/**
 * Whether a short clause is complete: it has a subject, a verb and its complements, no unnamed person, and nothing
 * that the omitted words would complete.
 */
export const isCompleteClause = ({ text, rest }: ShortClause): boolean => {
  if (
    /\s[–—-]\s/.test(text) ||
    pronoun.test(text) ||
    connective.test(text) ||
    timeAdverbs.test(text) ||
    /\saged(?!\s\d)/.test(text) ||
    isMisread(text) ||
    disagrees(text) ||
    hasLooseVerb(text)
  )
    return false;
  if (rest === '') return true;
  if (relativeOpening.test(rest) && determinerEnding.test(text)) return false;
  if (rest.startsWith(',') && !addition.test(rest) && !isNamed(text, rest)) return false;
  if (unfinished.test(text) || incompleteNoun.test(text) || lacksComplement(text)) return false;
  if (reporting.test(mainVerbOf(text))) return false;
  return true;
};

/** The penalty of a cut clause as a title: highest if the lost words belong to its last noun or its verb. */
export const cutCost = ({ rest }: ShortClause): number => {
  if (rest === '') return 0;
  if (/^[,;:–—]/.test(rest) || circumstance.test(rest)) return 0.015;
  return 0.05;
};
