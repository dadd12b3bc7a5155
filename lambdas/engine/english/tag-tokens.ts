import type { Token } from '#engine/language/tokenize.ts';
import { linesOf, signed, unpack } from '#engine/packed/unpack.ts';
import { baseOf, lexiconEntry } from './lexicon.ts';
import type { Tag } from './part-of-speech.ts';
import { stopWords } from './stop-words.ts';
import weights from './tag-weights.json' with { type: 'json' };

/** The tags that the model chooses from. All others follow from the token alone. */
export const openTags = ['N', 'A', 'V', 'G', 'D', 'R', 'F'] as const satisfies readonly Tag[];

/** The classes that the dictionary gives a word or its base form. */
const classesOf = (word: string): string => {
  const own = lexiconEntry(word)?.classes;
  if (own !== undefined) return own;
  for (const ending of ['s', 'ed', 'ing'] as const) {
    const base = baseOf(word, ending);
    if (base !== undefined) return `${base.classes}+${ending}`;
  }
  return '';
};

const lowerAt = (tokens: readonly Token[], i: number): string => {
  const token = tokens[i];
  if (token === undefined) return '';
  return token.kind === 'number' ? '#' : token.lower;
};

/** The input for a token's tag: its form, the words around it, and the tags of the two tokens before it. */
export const tagFeatures = (tokens: readonly Token[], i: number, before: Tag, beforeThat: Tag): string[] => {
  const word = lowerAt(tokens, i).replace(/'s$/, '');
  const next = lowerAt(tokens, i + 1);
  const last = word.slice(word.lastIndexOf('-') + 1);
  const classes = classesOf(last);
  return [
    `w ${word}`,
    `3 ${word.slice(-3)}`,
    `2 ${word.slice(-2)}`,
    `c ${classes}`,
    `cb ${classes} ${before}`,
    `p ${lowerAt(tokens, i - 1)}`,
    `n ${next}`,
    `n3 ${next.slice(-3)}`,
    `b ${before}`,
    `bb ${before}${beforeThat}`,
    `bw ${before} ${word}`,
    `cn ${classes} ${classesOf(next)}`,
    word === last ? '-' : `h ${classes}`,
  ];
};

/** The model's weights for each tag, by feature. */
export type TagWeights = ReadonlyMap<string, ArrayLike<number>>;

let known: TagWeights | undefined;

const loaded = (): TagWeights => {
  if (known !== undefined) return known;
  const run = unpack(weights.packed);
  const numbers = signed(run('weights'));
  const width = openTags.length;
  known = new Map(
    linesOf(run('figures')).map((feature, row) => [
      feature,
      numbers.subarray(row * width, (row + 1) * width),
    ]),
  );
  return known;
};

/** The tag with the greatest sum of weights; the first one wins a tie. */
export const chooseTag = (features: readonly string[], table: TagWeights): number => {
  const sums = openTags.map(() => 0);
  for (const feature of features) {
    const row = table.get(feature);
    if (row === undefined) continue;
    for (let t = 0; t < row.length; t++) sums[t] = (sums[t] ?? 0) + (row[t] ?? 0);
  }
  return sums.indexOf(Math.max(...sums));
};

/** The tag of a token if its form alone decides it; otherwise null. */
export const fixedTag = (token: Token, isName: boolean): Tag | null => {
  if (token.kind !== 'word') return token.kind === 'number' ? 'C' : 'M';
  if (stopWords.has(token.lower))
    return /^(?:not|very|also|often|never|always|soon)$/.test(token.lower) ? 'R' : 'F';
  return isName ? 'P' : null;
};

/**
 * The parts of speech of tokens, chosen by an averaged perceptron trained on the English Web Treebank
 * (`scripts/train/topic/train-tagger.ts`). `isName` says which tokens are written as names.
 */
export const tagTokens = (tokens: readonly Token[], isName: (index: number) => boolean): Tag[] => {
  const tags: Tag[] = [];
  for (const [i, token] of tokens.entries()) {
    const fixed = fixedTag(token, isName(i));
    if (fixed !== null) tags.push(fixed);
    else
      tags.push(
        openTags[chooseTag(tagFeatures(tokens, i, tags[i - 1] ?? 'M', tags[i - 2] ?? 'M'), loaded())] ?? 'N',
      );
  }
  return tags;
};
