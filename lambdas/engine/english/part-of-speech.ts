import { memoizeByWord } from '#engine/bounds/memoize.ts';
import {
  articles,
  demonstratives,
  doForms,
  haveForms,
  modals,
  otherBe,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  quantifiers,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type Piece, type Pieces, pieceReader } from '#engine/language/pieces.ts';
import { type Token, tokensOf } from '#engine/language/tokenize.ts';
import { baseOf, isIrregularVerbForm, lexiconEntry } from './lexicon.ts';
import { stopWords } from './stop-words.ts';

/**
 * N noun, P proper noun, A adjective, V verb, G -ing form used as a noun or modifier, D past participle used as a
 * modifier, R adverb, F function word, C number, M mark.
 */
export type Tag = 'N' | 'P' | 'A' | 'V' | 'G' | 'D' | 'R' | 'F' | 'C' | 'M';

const determiners = wordSet(
  articles,
  demonstratives,
  possessives,
  quantifiers,
  "no such another which whose one's",
);
const prepositionLike = wordSet(prepositions, 'for without as like than');
const beforeVerb = wordSet(
  modals,
  doForms,
  subjectPronouns,
  "to shall don't doesn't didn't won't can't cannot who not let's i'll you'll we'll they'll",
);
const beOrHave = wordSet(
  presentBe,
  pastBe,
  otherBe,
  haveForms,
  "am having isn't aren't wasn't weren't it's that's he's she's get gets got",
);
const adverbs = wordSet(
  'not very also often never always soon again ahead away together abroad online today yesterday tomorrow tonight',
);
const adjectiveEnding =
  /(?:able|ible|al|ful|ic|ical|ive|less|ous|ish|ary|ian|ese|ant|ent|like|based|free|wide|oriented|related|driven)$/;
const nounEnding =
  /(?:tion|sion|ment|ness|ity|ance|ence|ship|hood|ism|ist|ology|graphy|er|or|ers|ors|age|cy|ure|dom|ium|ysis|asis|al[s]|ian[s]|ant[s]|ent[s]|ive[s]|ic[s])$/;

/**
 * Nouns in "tomato leaves turn" and "their lives"; verbs in "she leaves", "the bus leaves the station" and "who lives
 * in".
 */
const irregularPluralTag = (before: string, tagBefore: Tag, next: Token | undefined): Tag => {
  if (determiners.has(before) || prepositionLike.has(before) || /[ADGV]/.test(tagBefore)) return 'N';
  if (beforeVerb.has(before) || tagBefore === 'P' || tagBefore === 'R' || tagBefore === 'F') return 'V';
  const after = next?.lower ?? '';
  return tagBefore === 'N' && (determiners.has(after) || prepositionLike.has(after)) ? 'V' : 'N';
};

/**
 * A compound is a modifier if its last part is one (object-oriented, well-known), otherwise a noun (decision-making).
 */
const compoundTag = (word: string): Tag => {
  const last = word.slice(word.lastIndexOf('-') + 1);
  if (
    /ed$|^(?:free|wide|like|high|low|known|term|time|scale|level|based|day|year|old|order|art|dimensional)$/.test(
      last,
    )
  )
    return 'A';
  const classes = lexiconEntry(last)?.classes;
  return classes?.startsWith('a') || (classes === undefined && adjectiveEnding.test(last)) ? 'A' : 'N';
};

const isNounLike = (next: Token | undefined): boolean =>
  next !== undefined && next.kind === 'word' && !stopWords.has(next.lower);

/** Chooses among the dictionary's classes by the words before and after. */
const settle = (
  classes: string,
  word: string,
  before: string,
  tagBefore: Tag,
  next: Token | undefined,
): Tag => {
  const first = classes[0];
  const has = (wordClass: string) => classes.includes(wordClass);
  if (has('v') && beforeVerb.has(before)) return 'V';
  // The dictionary's corpus is small: a word that it lists only as a verb is a noun after an article or adjective.
  if (classes === 'v' && (determiners.has(before) || tagBefore === 'A') && !/(?:ed|ing)$/.test(word))
    return 'N';
  const nominal =
    determiners.has(before) || prepositionLike.has(before) || tagBefore === 'A' || tagBefore === 'D';
  if (has('a') && (first === 'a' || nominal) && isNounLike(next)) return /ed$/.test(word) ? 'D' : 'A';
  if (has('n') && (nominal || tagBefore === 'N' || tagBefore === 'P' || first === 'n')) {
    if (
      first === 'v' &&
      (tagBefore === 'N' || tagBefore === 'P') &&
      next !== undefined &&
      determiners.has(next.lower)
    )
      return 'V';
    return 'N';
  }
  if (first === 'a') return /ed$/.test(word) ? 'D' : 'A';
  if (first === 'r') return 'R';
  return first === 'v' ? 'V' : 'N';
};

const onlyNounVerb = (classes: string): string => classes.replace(/[ar]/g, '');

const gerundTag = (before: string): Tag => (beOrHave.has(before) ? 'V' : 'G');

const participleTag = (before: string, tagBefore: Tag, next: Token | undefined): Tag => {
  const modifies =
    determiners.has(before) ||
    prepositionLike.has(before) ||
    tagBefore === 'M' ||
    tagBefore === 'A' ||
    tagBefore === 'R' ||
    before === 'and';
  return modifies && isNounLike(next) && !beOrHave.has(before) ? 'D' : 'V';
};

const endingTag = (word: string, before: string): Tag => {
  if (word.endsWith('ly') && word.length > 4) return 'R';
  if (nounEnding.test(word)) return 'N';
  if (adjectiveEnding.test(word) && word.length > 4) return 'A';
  if (/(?:ize|ise|ify|izes|ises|ifies)$/.test(word) && !determiners.has(before)) return 'V';
  return 'N';
};

/** Chooses the tag of a word by the word before it and the token after it. */
type Tagger = (before: string, tagBefore: Tag, next: Token | undefined) => Tag;

const always =
  (tag: Tag): Tagger =>
  () =>
    tag;

const taggerOf = (lower: string): Tagger => {
  const word = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  if (adverbs.has(word)) return always('R');
  if (/^(?:leaves|lives|halves|calves|shelves|hooves)$/.test(word)) return irregularPluralTag;
  if (word.includes('-')) return always(compoundTag(word));
  const settled =
    (classes: string): Tagger =>
    (before, tagBefore, next) =>
      settle(classes, word, before, tagBefore, next);
  const entry = lexiconEntry(word);
  if (entry) return settled(entry.classes);
  if (isIrregularVerbForm(word))
    return (before) => (beOrHave.has(before) || !determiners.has(before) ? 'V' : 'D');
  const plural = baseOf(word, 's');
  if (plural) return plural.classes.includes('n') ? settled(onlyNounVerb(plural.classes)) : always('V');
  if (word.endsWith('ing') && baseOf(word, 'ing')?.classes.includes('v')) return gerundTag;
  if (word.endsWith('ed') && (baseOf(word, 'ed')?.classes.includes('v') || word.length > 5))
    return participleTag;
  return (before) => endingTag(word, before);
};

/** What a word alone reveals about its tag: the tag itself for a function word, otherwise how its neighbors decide. */
type WordTag = { tag: Tag | null; choose: Tagger };

const readWord = memoizeByWord(
  (lower: string): WordTag => ({
    tag: stopWords.has(lower) ? (adverbs.has(lower) ? 'R' : 'F') : null,
    choose: taggerOf(lower),
  }),
);

/** The tag of a token, based on the tokens next to it and the tag before it. */
const tagAt = (
  { tag, choose }: WordTag,
  isName: boolean,
  before: Token | undefined,
  tagBefore: Tag | undefined,
  next: Token | undefined,
): Tag => tag ?? (isName ? 'P' : choose(before?.lower ?? '', tagBefore ?? 'M', next));

/**
 * Guesses the part of speech of each token of an English text from a small dictionary, endings and neighboring words.
 * The result is good enough to find noun phrases, but it is not a parse. `isName` says which tokens are written as
 * names.
 */
export const tagPartsOfSpeech = (tokens: readonly Token[], isName: (index: number) => boolean): Tag[] => {
  const tags: Tag[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const { kind, lower } = tokens[i] as Token;
    if (kind === 'word')
      tags.push(tagAt(readWord(lower), isName(i), tokens[i - 1], tags[i - 1], tokens[i + 1]));
    else tags.push(kind === 'number' ? 'C' : 'M');
  }
  return tags;
};

/** A token with what it reveals about its tag. */
type TaggedToken = { token: Token; word: WordTag };

const fixed = (tag: Tag): WordTag => ({ tag, choose: always(tag) });
const [number, mark] = [fixed('C'), fixed('M')];

/** The tokens of a piece, each with what it reveals about its tag. */
const taggedTokensOf = pieceReader((_, piece): readonly TaggedToken[] =>
  tokensOf(piece).map((token) => ({
    token,
    word: token.kind === 'word' ? readWord(token.lower) : token.kind === 'number' ? number : mark,
  })),
);

/** The tags of a text's tokens, none of which is treated as a name, and the index of each piece's first token. */
export const tagPieces = ({ pieces }: Pieces): { tags: Tag[]; firsts: number[] } => {
  const [tagged, firsts, tags]: [TaggedToken[], number[], Tag[]] = [[], [], []];
  for (let i = 0; i < pieces.length; i += 1) {
    firsts.push(tagged.length);
    const own = taggedTokensOf(pieces[i] as Piece);
    for (let k = 0; k < own.length; k += 1) tagged.push(own[k] as TaggedToken);
  }
  for (let i = 0; i < tagged.length; i += 1) {
    const { word } = tagged[i] as TaggedToken;
    tags.push(tagAt(word, false, tagged[i - 1]?.token, tags[i - 1], tagged[i + 1]?.token));
  }
  return { tags, firsts };
};
