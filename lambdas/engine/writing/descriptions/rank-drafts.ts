import { type CompiledTrees, compileTrees, scoreTrees } from '#engine/keyphrases/boosted-trees.ts';
import { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { composeDrafts } from './compose/compose-drafts.ts';
import weights from './description-weights.json' with { type: 'json' };
import { isDependentOrOffTopic, isSoundOpening } from './drafts/dependent-or-off-topic.ts';
import { type DescribedTopic, describeArticle, descriptionFeatures } from './drafts/description-features.ts';
import type { Draft } from './drafts/draft.ts';
import { findSentenceRows } from './sentence-rows.ts';

/**
 * A possible description with the grade that an editor is expected to give, between 0 (grade 0) and 1 (grade 2,
 * publishable). `whole` is false if it depends on text that a result page does not show; `opens` is true if it begins
 * with the first sentence of the text and therefore depends on nothing before it.
 */
export type RankedDraft = Draft & { grade: number; whole: boolean; opens: boolean };

let trees: CompiledTrees | undefined;

const gradesOf = (reading: Reading, topic: DescribedTopic, drafts: readonly Draft[]): number[] => {
  trees ??= compileTrees(weights.trees);
  const described = describeArticle(reading, topic);
  const features = drafts.map((draft) => descriptionFeatures(draft, described));
  const matrix = new FeatureMatrix(features.length, features[0]?.length ?? 0);
  for (const row of features) for (const feature of row) matrix.add(feature);
  const scores = scoreTrees(trees, matrix);
  return drafts.map((_, i) => weights.base + (scores[i] ?? 0));
};

/** The article's own sentences as descriptions. */
const sentenceDrafts = (reading: Reading, topic: DescribedTopic): Draft[] =>
  findSentenceRows(reading, topic).map((row) => ({
    text: row.map(({ text }) => text).join(' '),
    make: 'sentences',
    row,
    named: 0,
  }));

/** The words that a description may refer to without introducing them. */
const namesIn = (reading: Reading, topic: DescribedTopic): Set<string> =>
  contentOf(`${topic.phrase} ${reading.article.title ?? ''}`);

const isComplete = ({ row }: Draft, names: Set<string>): boolean =>
  !isDependentOrOffTopic(
    row.map(({ text }) => text),
    names,
    row[0]?.passage.index === 0,
  );

const isSoundStart = ({ row, make }: Draft): boolean =>
  make === 'sentences' && row[0]?.passage.index === 0 && isSoundOpening(row.map(({ text }) => text));

/**
 * Possible descriptions of an article in the order of its text. Training learns from them. They do not depend on the
 * weights, so the same data always gives the same weights.
 */
export const possibleDrafts = (reading: Reading, topic: DescribedTopic): Draft[] => {
  const names = namesIn(reading, topic);
  const sentences = sentenceDrafts(reading, topic);
  return [
    ...sentences,
    ...composeDrafts(
      reading,
      topic,
      sentences.filter((draft) => isComplete(draft, names)),
    ),
  ];
};

/** All possible descriptions of an article, best first. */
export const rankDrafts = (reading: Reading, topic: DescribedTopic): RankedDraft[] => {
  const names = namesIn(reading, topic);
  const rank = (drafts: readonly Draft[]): RankedDraft[] => {
    const grades = gradesOf(reading, topic, drafts);
    return drafts.map((draft, i) => ({
      ...draft,
      grade: grades[i] ?? 0,
      whole: isComplete(draft, names),
      opens: isSoundStart(draft),
    }));
  };
  const sentences = rank(sentenceDrafts(reading, topic)).sort((a, b) => b.grade - a.grade);
  const composed = rank(
    composeDrafts(
      reading,
      topic,
      sentences.filter(({ whole }) => whole),
    ),
  );
  return [...sentences, ...composed].sort((a, b) => b.grade - a.grade);
};
