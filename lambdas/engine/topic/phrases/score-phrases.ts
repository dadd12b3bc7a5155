import { type CompiledTrees, compileTrees, scoreTrees } from '#engine/keyphrases/boosted-trees.ts';
import type { MeasuredText } from './measured-text.ts';
import type { Phrase } from './phrase.ts';
import { topicPhraseFeatures } from './phrase-features.ts';
import weights from './weights.json' with { type: 'json' };

/** The probabilities that a phrase is the topic, and that it is a search that the text answers. */
export type PhraseScore = { topic: number; search: number };

/** A head: trees, and the line that turns their score into a probability. */
type Head = { trees: CompiledTrees; slope: number; offset: number };

let heads: Record<keyof PhraseScore, Head> | undefined;

const loaded = (): Record<keyof PhraseScore, Head> => {
  heads ??= {
    topic: { ...weights.topic, trees: compileTrees(weights.topic.trees) },
    search: { ...weights.search, trees: compileTrees(weights.search.trees) },
  };
  return heads;
};

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

const scoreNew = (measured: MeasuredText, phrases: readonly Phrase[]): PhraseScore[] => {
  const features = topicPhraseFeatures(measured, phrases);
  const { topic, search } = loaded();
  const topics = scoreTrees(topic.trees, features);
  const searches = scoreTrees(search.trees, features);
  return phrases.map((_, i) => ({
    topic: logistic(topic.slope * (topics[i] ?? 0) + topic.offset),
    search: logistic(search.slope * (searches[i] ?? 0) + search.offset),
  }));
};

/** Most phrases of a text are scored twice: as its topic and as a keyword. */
const known = new WeakMap<MeasuredText, Map<string, PhraseScore>>();

/** The scores of phrases of a text, in their order. */
export const scoreAll = (measured: MeasuredText, phrases: readonly Phrase[]): PhraseScore[] => {
  const scores = known.get(measured) ?? new Map<string, PhraseScore>();
  known.set(measured, scores);
  const missing = [...new Map(phrases.map((phrase) => [phrase.text, phrase]))].filter(
    ([text]) => !scores.has(text),
  );
  const found = scoreNew(
    measured,
    missing.map(([, phrase]) => phrase),
  );
  for (const [i, [text]] of missing.entries()) if (found[i]) scores.set(text, found[i]);
  return phrases.flatMap(({ text }) => scores.get(text) ?? []);
};
