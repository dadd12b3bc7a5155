import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, articles, commonPrepositions, possessives } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';

const determiner = regexOf(`^(?:${alternatives(articles, possessives)})$`, 'u');
/** "two", "very first": between a determiner and its noun. */
const amount = regexOf(
  `^(?:first|second|third|last|new|own|few|${alternatives(twoToTen)}|very|most|ever|many)$`,
  'u',
);
const preposition = regexOf(
  `^(?:${alternatives(commonPrepositions)}|of|about|between|against|without|through|across|into|over|under|during|after|before|around|among|within|towards?|behind|beyond|versus|vs|via|near)$`,
  'u',
);
const joins = /^(?:and|or|&)$/;
const author = /^(?:i|we)$/;
/** Words that need more after them, so no phrase ends before them. */
const continues = /^(?:of|and|or|that|who|which|i|we|to)$/;
const newClause = /^(?:i|we|it|they|you|the|then|how|what|why)$/;
const maxWords = 8;
const maxComplements = 4;

type Words = readonly TaggedWord[];

const isModifier = (word: TaggedWord): boolean => 'ANPGDC'.includes(word.tag) || word.kind === 'number';
/** A mark inside a word: the hyphen of "two-day". */
const isInside = (words: Words, i: number): boolean =>
  /^[-'’&.]$/.test(words[i]?.text ?? '') &&
  words[i + 1]?.start === words[i]?.end &&
  words[i - 1]?.end === words[i]?.start;

/** The end of the noun phrase that begins at a word, without its complements; -1 if none does. */
const nounEnd = (words: Words, from: number): number => {
  let i = from;
  if (determiner.test(words[i]?.lower ?? '')) i++;
  while (amount.test(words[i]?.lower ?? '')) i++;
  let end = -1;
  for (let at = i; at < Math.min(words.length, i + maxWords); at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) break;
    if (word.kind === 'mark') {
      if (at > i && isInside(words, at)) continue;
      break;
    }
    if (word.tag === 'R' && next !== undefined && 'AD'.includes(next.tag)) continue;
    if (joins.test(word.lower) && end === at && next !== undefined && isModifier(next)) continue;
    if (!isModifier(word)) break;
    if ('NPG'.includes(word.tag) || word.kind === 'number') end = at + 1;
  }
  return end;
};

/** The end of a complement that begins with this word: "through the Alps", "to build a mill", "feeding a starter". */
const complementEnd = (words: Words, from: number): number => {
  const [word, next] = [words[from], words[from + 1]];
  if (word === undefined) return -1;
  const after = (i: number): number => {
    const end = nounEnd(words, i);
    return end >= 0 || !preposition.test(words[i]?.lower ?? '') ? end : nounEnd(words, i + 1);
  };
  if (word.lower === 'to' && next?.tag === 'V') return after(from + 2);
  if (preposition.test(word.lower)) {
    const doing = infinitiveOf(next?.lower ?? '') === null ? -1 : after(from + 2);
    return doing >= 0 ? doing : nounEnd(words, from + 1);
  }
  if (infinitiveOf(word.lower) !== null || word.tag === 'D') return after(from + 1);
  if (joins.test(word.lower)) return nounEnd(words, from + 1);
  return -1;
};

/** "that we learned": the end of a clause about the noun before it, up to its verb. */
const clauseEnd = (words: Words, from: number): number => {
  let i = words[from]?.lower === 'that' ? from + 1 : from;
  if (!author.test(words[i]?.lower ?? '')) return -1;
  i++;
  while (words[i]?.tag === 'R' || /^(?:have|had|'ve)$/.test(words[i]?.lower ?? '')) i++;
  return /[VD]/.test(words[i]?.tag ?? '') ? i + 1 : -1;
};

/** Whether a phrase can end before this word. */
const canEndBefore = (words: Words, i: number): boolean => {
  const word = words[i];
  if (word === undefined) return true;
  if (word.kind === 'mark') return !/^[-'’&/]$/.test(word.text) || words[i - 1]?.end !== word.start;
  if (continues.test(word.lower)) return word.lower === 'and' && newClause.test(words[i + 1]?.lower ?? '');
  return 'FVR'.includes(word.tag) || preposition.test(word.lower);
};

/** The place after the whole noun phrase that begins at a word, with its complements; -1 if it has no clean end. */
export const wholeNounEnd = (words: Words, from: number): number => {
  let end = nounEnd(words, from);
  if (end < 0) return -1;
  let best = canEndBefore(words, end) ? end : -1;
  for (let i = 0; i < maxComplements; i++) {
    const complement = complementEnd(words, end);
    const next = complement >= 0 ? complement : clauseEnd(words, end);
    if (next < 0) break;
    end = next;
    if (canEndBefore(words, end)) best = end;
  }
  // "my first day" before "at": a complement that is not understood.
  return best === end && !preposition.test(words[end]?.lower ?? '') ? best : -1;
};
