import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  blocksOf,
  changeSentences,
  contextFeatures,
  contextWords,
  protectedText,
  weightStep,
  wordClass,
  wordPairs,
} from '#engine';
import { frontCoded } from '../front-coded.ts';
import { randomFrom } from '../grow-trees.ts';
import { readKeptPosts } from '../kept-posts.ts';
import { pack } from '../pack.ts';
import { learnablePosts } from '../trainable-posts.ts';
import { groupWords } from './group-words.ts';
import { learnChoice } from './learn-choice.ts';

/**
 * Learns which of two confused words a context wants, from the posts that the engine may learn from, and writes
 * `lambdas/engine/writing/rewriting/context/context-weights.json`. Takes about a minute.
 *
 *     npm run train -- context write
 */

const vocabulary = 6000;
const groupCount = 80;
const sparsity = 0.8;
const minUses = 3;
/** Weights below it change no correction. */
const minSteps = 3;
const maxSteps = 127;
const seed = 7;

type Text = { repo: string; markdown: string };

const sentencesOf = (posts: readonly Text[]): string[] => {
  const sentences: string[] = [];
  for (const { markdown } of posts)
    for (const block of blocksOf(markdown))
      if (block.kind === 'paragraph' || block.kind === 'item')
        changeSentences(block, (sentence) => {
          sentences.push(sentence);
          return sentence;
        });
  return sentences;
};

/** The words that are most often written in lowercase, and the signs and marks. */
function frequentWords(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const { word, start } of contextWords(sentence.split(protectedText), () => false)) {
      const isLowercase = start === null || sentence.startsWith(word.charAt(0), start) || word === '#';
      if (isLowercase) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, vocabulary)
    .map(([word]) => word)
    .concat('i', "i'm", "i've", '<name>');
}

type Learned = { features: string[]; weights: number[] };

function learnPair(
  sentences: readonly (readonly string[])[],
  groupOf: (word: string) => string,
  [first, second]: readonly [string, string],
): Learned {
  const random = randomFrom(seed);
  const rows = sentences.flatMap((words) =>
    [...words.keys()]
      .filter((at) => words[at] === first || words[at] === second)
      .map((at) => ({ features: contextFeatures(words, groupOf, at), isFirst: words[at] === first })),
  );
  const uses = new Map<string, number>();
  for (const { features } of rows) for (const f of features) uses.set(f, (uses.get(f) ?? 0) + 1);
  const kept = new Map([...uses].filter(([, n]) => n >= minUses).map(([f], i) => [f, i]));
  const places = rows.map(({ features, isFirst }) => ({
    features: features.flatMap((f) => kept.get(f) ?? []),
    isFirst,
  }));
  const learned = learnChoice(places, kept.size, sparsity, random);
  const steps = (weight: number): number =>
    Math.max(-maxSteps, Math.min(maxSteps, Math.round(weight / weightStep)));
  const large = [['', kept.size] as const, ...kept]
    .map(([feature, i]): [string, number] => [feature, steps(learned[i] ?? 0)])
    .filter(([feature, weight]) => feature === '' || Math.abs(weight) >= minSteps)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { features: large.map(([feature]) => feature), weights: large.map(([, weight]) => weight) };
}

function learn(posts: readonly Text[]) {
  const sentences = sentencesOf(posts);
  const frequent = [...new Set(frequentWords(sentences))];
  const common = new Set(frequent);
  const words = sentences.map((sentence) =>
    contextWords(sentence.split(protectedText), (word) => common.has(word)).map(({ word }) => word),
  );
  const groups = groupWords(words, frequent, groupCount);
  const groupOf = (word: string): string => groups.get(word)?.toString() ?? wordClass(word);
  return { groups, pairs: wordPairs.map((pair) => learnPair(words, groupOf, pair)) };
}

function write(posts: readonly Text[]): void {
  const { groups, pairs } = learn(posts);
  const words = [...groups.keys()].sort();
  const packed = pack({
    groups: Array.from({ length: groupCount }, (_, group) =>
      frontCoded(words.filter((word) => groups.get(word) === group)),
    ).join('\n'),
    features: pairs.map(({ features }) => frontCoded(features)).join('\n'),
    weights: Int8Array.from(pairs.flatMap(({ weights }) => weights)),
  });
  const file = join(
    import.meta.dirname,
    '../../../lambdas/engine/writing/rewriting/context/context-weights.json',
  );
  const notice = 'Learned from the posts that training/README.md lists, with their licenses.';
  writeFileSync(file, `${JSON.stringify({ notice, packed })}\n`);
  for (const [i, [first, second]] of wordPairs.entries())
    console.log(`${first}, ${second}: ${pairs[i]?.features.length} weights`);
}

const posts = [...learnablePosts(), ...readKeptPosts()];
if (process.argv[2] === 'write') write(posts);
else console.error('usage: train-context.ts write');
