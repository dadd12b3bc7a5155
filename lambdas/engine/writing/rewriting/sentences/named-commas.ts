import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isBalanced, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isLast } from './relative-commas.ts';

/** A name before a clause that describes it: "Rosa who", "Bristol where". */
const afterName = regexOf(
  String.raw`(?<=\p{Lu}\p{L}*\p{Ll}) (?:(who) (?=(?:is|was|has|had|works|worked|lives|lived|came|went|made|wrote|became|told|gave|taught|also|just|then|now)(?!\p{L}))|(where) (?=(?:${alternatives(asWritten(subjectPronouns))})(?:['’]\p{Ll}+)? ))`,
  'gu',
);

/** Splits a text into the capitalized words at its end and the words before them. */
const splitName = (words: readonly TaggedWord[]): [readonly TaggedWord[], readonly TaggedWord[]] => {
  const at = words.findLastIndex(({ text }) => !regex.u`^\p{Lu}`.test(text)) + 1;
  return [words.slice(0, at), words.slice(at)];
};

/**
 * Words before a person ("Met Rosa", "with Rosa", "a baker named Rosa"), with nobody else that the clause could
 * describe.
 */
const beforePerson =
  /^(?:with|by|to|and|named|called|like|met|meet|saw|visit|visited|thank|joined|asked|told|hired|married|follow|followed)$/;
/**
 * Words before a place, with no noun that the clause could describe: "We moved to Bristol", "we were back in Bristol".
 * "A street in Bristol" has one.
 */
const beforePlace = /^(?:in|at|to|from|into|near|for|reached|visited|left)$/;
const isInPlace = (before: readonly TaggedWord[]): boolean => {
  const [prior, last] = before.slice(-2);
  if (last === undefined || !beforePlace.test(last.lower)) return false;
  return (
    /^(?:reached|visited|left)$/.test(last.lower) ||
    ('VRD'.includes(prior?.tag ?? '-') && !/^(?:places?|trips?|visits?|spots?)$/.test(prior?.lower ?? '')) ||
    /^(?:back|over|up|down|here|home|him|her|us|me|them)$/.test(prior?.lower ?? '')
  );
};
/** A longer name is a title or an organization. */
const maxNameLength = 3;

/** A person and a name that says who it is, whose second comma is missing: "Her brother, Rex was late". */
const apposition = regexOf(
  String.raw`(?<=(?:^|[.;:] |, |(?<![\p{L}])(?:and|but|because|when|while|that) )(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?:wife|husband|friend|brother|sister|son|daughter|mother|father|mom|mum|dad|partner|boss|colleague|girlfriend|boyfriend|roommate|neighbor|neighbour|cousin|uncle|aunt|niece|nephew|coach|teacher|guide|host|dog|cat|editor|cofounder|co-founder), \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?=(?:is|was|has|had|does|did|can|could|will|would|said|told|wrote|came|went|made|gave|took|got|found|\p{Ll}{2,}ed) (?:\p{Ll}|\d))`,
  'u',
);
const withAppositionComma = (sentence: string): string => sentence.replace(apposition, ', ');

/** Adds a comma before a final clause that does not single out the name: "We met Rosa who was late". */
export const withNamedComma = (text: string): string => {
  const sentence = withAppositionComma(text);
  for (const found of matchesOf(sentence, afterName)) {
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const [before, name] = splitName(wordsOf(left));
    const last = name.at(-1);
    if (last?.tag !== 'P' || name.length > maxNameLength || before.length < 2 || /s$/.test(last.lower))
      continue;
    if (!isBalanced(left) || verbAt(left) < 0) continue;
    const isKnown =
      found[1] === undefined
        ? isInPlace(before) && !right.includes(',') && /[.!]\s*$/u.test(right)
        : beforePerson.test(before.at(-1)?.lower ?? '') && isLast(right);
    if (isKnown) return `${left}, ${found[1] ?? found[2]} ${right}`;
  }
  return sentence;
};
