import { isIrregularVerbForm, lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  articles,
  commonPrepositions,
  demonstratives,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { isComparative } from './context-words.ts';

/** Whether the word at a place may be the wrong one. */
export type Guard = (words: readonly string[], at: number) => boolean;

const isWord = regex.u`^\p{L}`;
/** Anything that a noun phrase may begin with: a word, a name, a number, a link. */
export const isPhraseStart = regex.u`^(?:\p{L}|\p{N}|#|<name>|\[)`;

/** Endings of words that the dictionary does not list, and that are no nouns. */
const otherEnding = /(?:ing|ed|en|ly|able|ible|ful|ous|ive|al|ic|less|ant|ent|some|est)$/;

/** What may follow an adjective at the end of a clause: "It's cool because", "it's best to". */
const closesPredicate = wordSet('and but or because to for if when that as than in on');

/** Whether a word is a noun, or may be one where the next word does not show that it is an adjective. */
const isNounLike = (word: string, next: string): boolean => {
  const classes = lemmaEntry(word)?.classes;
  if (isIrregularVerbForm(word)) return false;
  if (classes === undefined) return !otherEnding.test(word) && !isComparative(word);
  return (
    classes.startsWith('n') || (classes.includes('n') && isWord.test(next) && !closesPredicate.has(next))
  );
};

const degrees = wordSet(
  'more most less least even only very quite so too still also just much own really always never often usually',
);

const isFiniteVerb = (word: string): boolean =>
  word.endsWith('s') && (lemmaEntry(word)?.classes.includes('v') ?? false);

/** The words from a place to the next mark or function word. A comma between two adjectives does not end them. */
const stretchFrom = (words: readonly string[], from: number): readonly string[] => {
  const stretch: string[] = [];
  for (const word of words.slice(from)) {
    if (word === ',' && stretch.length > 0) continue;
    if (!isWord.test(word) || stopWords.has(word)) break;
    stretch.push(word);
  }
  return stretch;
};

/** Words before a noun phrase. No clause follows them. */
const beforeNoun = wordSet(commonPrepositions, 'as of into within without despite');

/** "It has proved its worth" and "the mill and its like are gone". */
const isNoun = (word: string, next: string): boolean =>
  word === 'worth' ||
  (word === 'like' && !regex.u`^(?!(?:is|are|was|were|has|have|will|and|or)$)\p{L}`.test(next));

/**
 * "Its exciting and scary" has no noun that it could own. "Its most important part" has one, and "its sometimes seems"
 * stands for "it".
 */
export const ownsNothing: Guard = (words, at) => {
  const skipped = words.slice(at + 1).findIndex((word) => !degrees.has(word));
  const from = at + 1 + skipped;
  const first = words[from] ?? '';
  return (
    skipped >= 0 &&
    isWord.test(first) &&
    !isNoun(first, words[from + 1] ?? '') &&
    !isFiniteVerb(words[at + 2] ?? '') &&
    !beforeNoun.has(words[at - 1] ?? '') &&
    !stretchFrom(words, from).some(
      (word, i) => isFiniteVerb(word) || isNounLike(word, words[from + i + 1] ?? ''),
    )
  );
};

const isComparison = (word: string): boolean =>
  isComparative(word) || /^(?:more|less|too|past|over)$/.test(word);

/** Adverbs that open a clause: "sometimes it's late". */
const opensClause = (word: string): boolean =>
  /^(?:sometimes|maybe|perhaps|now|then|today|so|yes|no)$/.test(word) ||
  (word.endsWith('ly') && /^(?:r|$)/.test(lemmaEntry(word)?.classes ?? ''));

const determiners = wordSet(articles, demonstratives, possessives);
const isParticiple = (word: string): boolean => /(?:ed|en)$/.test(word) || isIrregularVerbForm(word);

/**
 * Within a clause, before a word that may open a noun phrase: not "turns out it's rye", "; for it's rye", "it's way
 * easier" and "that it's public is good".
 */
export const isOwner: Guard = (words, at) => {
  const before = words[at - 1] ?? '';
  const [next = '', afterNext = ''] = words.slice(at + 1);
  return (
    isPhraseStart.test(before) &&
    !opensClause(before) &&
    !(before === 'out' && /^turn/.test(words[at - 2] ?? '')) &&
    !(before === 'for' && !isPhraseStart.test(words[at - 2] ?? '')) &&
    isPhraseStart.test(next) &&
    !determiners.has(next) &&
    !isParticiple(next) &&
    next !== 'being' &&
    !(next === 'way' && isComparison(afterNext)) &&
    !(/^(?:is|was)$/.test(afterNext) && lemmaEntry(next)?.classes.includes('a'))
  );
};

const comparing = wordSet('more less better worse rather other different fewer further');
const conditions = wordSet('if when whenever once first since until unless while after before');

/** A comparison without a mark after it, in a sentence without a condition: "It is more flexible then others". */
export const endsComparison: Guard = (words, at) => {
  const before = words.slice(0, at);
  const stretch = before.slice(before.findLastIndex((word) => !isPhraseStart.test(word)) + 1);
  return (
    isPhraseStart.test(words[at + 1] ?? '') &&
    !/^(?:and|but|or)$/.test(words[at + 1] ?? '') &&
    stretch.some(
      (word, i) =>
        (comparing.has(word) || isComparative(word)) && !/^(?:or|some)$/.test(stretch[i - 1] ?? ''),
    ) &&
    !before.some((word) => conditions.has(word))
  );
};
