import {
  alternatives,
  articles,
  demonstratives,
  modals,
  pastBe,
  possessives,
  presentBe,
  quantifiers,
  subjectPronouns,
  subordinators,
  thirdPersonForms,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

const maxWords = 8;
const maxLength = 60;

/** Words that end a phrase because a clause, a means or a purpose begins. */
const boundary = new RegExp(
  `^(?:that|which|who|whose|so|before|after|as|by|using|without|rather|instead|then|thus|once|just|even|too|and|or|but|to|${alternatives(subordinators, subjectPronouns, presentBe, pastBe, modals)})$`,
);
const referringWords = wordSet(
  thirdPersonForms,
  demonstratives,
  quantifiers,
  'here there one ones something anything everything what how where same own other ton lots',
);
/** Nouns that say nothing by themselves. */
const emptyNouns = wordSet(
  'way ways thing things lot bit kind sort type time times part parts day days fact case cases point points number rest example stuff couple bunch side end idea ideas place step steps course action mind sense look difference sure decision question problem post article section paragraph',
);

/**
 * Whether "and" or "or" stays within a phrase, as in "hours and minutes". In "the driver and restart it", another verb
 * follows.
 */
const joins = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, next, after] = words.slice(at, at + 3);
  return (
    /^(?:and|or)$/.test(word?.lower ?? '') &&
    next !== undefined &&
    next.tag !== 'V' &&
    next.kind !== 'mark' &&
    !objectStarts.has(after?.lower ?? '')
  );
};
const objectStarts = wordSet(articles, possessives, 'it them');

/** The words of a phrase from a position on. Null if it refers to other text, says nothing or is too long. */
export const phraseFrom = (words: readonly TaggedWord[], from: number): TaggedWord[] | null => {
  const phrase: TaggedWord[] = [];
  for (const [i, word] of words.entries()) {
    if (i < from) continue;
    if (word.kind === 'mark' && !/^['’/&+-]$/.test(word.text)) break;
    const ends = word.tag === 'V' || (boundary.test(word.lower) && !joins(words, i));
    if (phrase.length > 0 && ends) break;
    if (referringWords.has(word.lower)) return null;
    phrase.push(word);
    if (phrase.length > maxWords) return null;
  }
  while (phrase.length > 0 && 'RFVA'.includes(phrase.at(-1)?.tag ?? 'F')) phrase.pop();
  const last = phrase.at(-1);
  return last !== undefined && 'NPG'.includes(last.tag) && !emptyNouns.has(last.lower) ? phrase : null;
};

const nominal = wordSet('N P A C D G');

/** The words of a noun phrase from a position on, without an article. */
export const nounsFrom = (words: readonly TaggedWord[], from: number): TaggedWord[] => {
  let to = from;
  const isNominal = (i: number): boolean => words[i]?.kind !== 'mark' && nominal.has(words[i]?.tag ?? 'M');
  while (isNominal(to) || (to > from && /^(?:of|&)$/.test(words[to]?.lower ?? '') && isNominal(to + 1)))
    to += 1;
  const phrase = words.slice(from, to);
  const last = phrase.at(-1);
  return last !== undefined && 'NP'.includes(last.tag) && !emptyNouns.has(last.lower) ? phrase : [];
};

export const textOf = (source: string, words: readonly TaggedWord[]): string =>
  source.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

/** Whether words can appear in a heading as they are. */
export const isPlainPhrase = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= maxLength &&
  regex.u`\p{L}{3}`.test(text) &&
  regex.u`^[\p{L}\p{N}]`.test(text) &&
  !regex.u`["“”<>{}|\\=[\]@#:;!\x60()]|https?|www\.|\s[.–—]|\.\p{L}`.test(text);
