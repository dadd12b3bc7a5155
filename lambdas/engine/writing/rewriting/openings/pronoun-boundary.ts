import {
  alternatives,
  anyOf,
  asWritten,
  haveForms,
  modals,
  pastBe,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { cannotDescribeNoun } from './described-nouns.ts';
import { beforeOrAfterOpening, multiwordConjunction } from './opening-patterns.ts';
import { objectOpeners } from './opening-words.ts';
import { type Boundary, endsElsewhere } from './pronoun-vetoes.ts';
import { hasVerb } from './verb-groups.ts';

/** Times such as "In 2019" or "in May". Other phrases this short read well without a comma. */
const shortTime = String.raw`[Ii]n (?:(?:19|20)\d\d|May|June|July)|(?:When|As|If|Once) I \p{Ll}+`;

/**
 * The subject of the main clause. The words before it contain no punctuation, because a comma may close one clause and
 * open another.
 */
const subjectAt = regexOf(
  String.raw`(?<=^(?:[^,;:()–—“”"?!]{8,110}|${shortTime})) (?=(?:${alternatives(asWritten(subjectPronouns))}|there(?=['’]s|\s${anyOf(presentBe, pastBe, haveForms, modals)}\s))(?:['’](?:m|re|s|ll|ve|d))?\s)`,
  'gu',
);

const isNounAtEnd = (words: readonly TaggedWord[], last: TaggedWord): boolean =>
  'NP'.includes(last.tag) || (last.tag === 'A' && objectOpeners.has(words.at(-2)?.lower ?? ''));

const boundaryAt = (sentence: string, index: number, canBeClause: boolean): Boundary | null => {
  const left = sentence.slice(0, index).replace(multiwordConjunction, 'When ');
  const words = wordsOf(left);
  const last = words.at(-1);
  if (last === undefined) return null;
  const isClause = canBeClause && !(beforeOrAfterOpening.test(left) && !hasVerb(words.slice(1)));
  const right = sentence.slice(index + 1);
  return { left, right, words, last, canBeClause, isClause, isNoun: isNounAtEnd(words, last) };
};

/** The places before a pronoun where a comma is definitely missing after the opening clause or phrase. */
export const pronounBoundaries = (sentence: string, canBeClause: boolean): number[] => {
  const boundaries = matchesOf(sentence, subjectAt).flatMap(({ index }) => {
    const boundary = boundaryAt(sentence, index, canBeClause);
    return boundary === null || endsElsewhere(boundary) ? [] : [{ index, boundary }];
  });
  const indexesOf = (isStrict: boolean): number[] =>
    boundaries.filter(({ boundary }) => cannotDescribeNoun(boundary, isStrict)).map(({ index }) => index);
  const all = indexesOf(false);
  // The second place is the boundary: "To use what we baked in the mill we need it".
  return all.length > 1 ? indexesOf(true) : all;
};
