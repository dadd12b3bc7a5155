import type { Article } from '#contracts/jobs/article.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { type CompiledTrees, compileTrees, scoreTrees } from '#engine/keyphrases/boosted-trees.ts';
import {
  candidateFeatures,
  type FoundCandidate,
  namesOf,
  rateKey,
} from '#engine/keywords/candidates/candidate-features.ts';
import { minProbabilityOf } from '#engine/keywords/candidates/graded-shares.ts';
import type { JudgedCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { narrowerLead } from '#engine/keywords/candidates/narrower-lead.ts';
import { containsFileName, isDistinct, isSearchable } from '#engine/keywords/candidates/searchable.ts';
import weights from '#engine/keywords/candidates/weights.json' with { type: 'json' };
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { emojiWords, fold } from '#engine/keywords/text/fold.ts';
import { readTopic, scorePhrases, titleClause } from '#engine/topic/read-topic.ts';
import { findCandidates, usedTopic } from './find-candidates.ts';

/** With fewer candidates, a job may lack keywords. */
const minCandidates = 20;

let trees: CompiledTrees | undefined;

/** The starting score of the trees, a probability of 5%, because most candidates are not keywords. */
export const startScore = -3;

export const toProbability = (score: number): number => 1 / (1 + Math.exp(-(score + startScore)));

const cached = new WeakMap<Article, JudgedCandidate[]>();

/** Places phrases that people might type before those that nobody types. */
const minProbability = 0.001;

/**
 * Fillers for a short text: phrases that are not searches by themselves, but are all it has. They include initials and
 * ages only if a job would otherwise have too few keywords.
 */
const fillersOf = (article: Article, known = 0): JudgedCandidate[] => {
  const pictured = emojiWords(fold(`${article.title ?? ''}\n${article.text}`));
  const all = readTopic(article).ranked.filter(
    ({ phrase }) => !containsFileName(phrase) && !phrase.split(' ').some((word) => pictured.has(word)),
  );
  const searchable = all.filter(({ phrase }) => isSearchable(phrase));
  return (known + searchable.length >= keywordLimits.shortlistMin ? searchable : all).map(({ phrase }) => ({
    text: phrase,
    origin: 'phrase',
    about: phrase,
    asks: '',
    probability: isDistinct(phrase) ? minProbability : 0,
  }));
};

/**
 * The factor for a phrase that the text never uses without an article inside it: "line at cayuga trails" for "in line
 * at the Cayuga trails". Of 19 such phrases shown for labeled texts, 18 have grade 0, so they come last.
 */
const sentenceFactor = 0.1;
const isOfSentence = ({ origin, evidence: { count, title, headings } }: FoundCandidate): boolean =>
  origin === 'phrase' && count === 0 && title === 0 && headings === 0;

const judgeAbout = (index: ArticleIndex, topic: KeywordTopic): (JudgedCandidate & FoundCandidate)[] => {
  const { article } = index;
  const names = namesOf(article);
  const candidates = findCandidates(index, topic, names);
  const scores = scorePhrases(
    article,
    candidates.map(({ text }) => text),
  );
  trees ??= compileTrees(weights.trees);
  const points = scoreTrees(trees, candidateFeatures(index, topic, names, candidates, scores, weights.rates));
  return candidates.map((candidate, i) => {
    const minProbability = minProbabilityOf(rateKey(candidate), weights.rates);
    const probability = Math.max(minProbability, toProbability(points[i] ?? 0));
    return {
      ...candidate,
      probability: isOfSentence(candidate) ? probability * sentenceFactor : probability,
    };
  });
};

/** The same topic under another phrase; its previous phrase becomes an alias. */
const withPhrase = (topic: KeywordTopic, phrase: string): KeywordTopic => {
  const known = topic.ranked.find((entry) => entry.phrase === topic.phrase);
  return {
    phrase,
    aliases: [topic.phrase, ...topic.aliases.filter((alias) => alias !== phrase)],
    ranked: [
      { phrase, topic: known?.topic ?? 0, search: known?.search ?? 0 },
      ...topic.ranked.filter((entry) => entry.phrase !== phrase),
    ],
  };
};

/** Phrases composed from the text's words do not lead: most of them never occur in the text. */
const canLead = ({ origin }: FoundCandidate): boolean =>
  origin !== 'joined' && origin !== 'versus' && origin !== 'action';

const judge = (index: ArticleIndex): JudgedCandidate[] => {
  const { article } = index;
  const read = readTopic(article);
  const topic = usedTopic(index, read, read.leads);
  if (topic.phrase === '') return fillersOf(article);
  const first = judgeAbout(index, topic);
  const clause = titleClause(article, topic.phrase);
  const isNamed = (clause?.tag === 'P' || clause?.asks === 'what') && !isPlaceName(topic.phrase);
  const narrower = isNamed ? null : narrowerLead(topic.phrase, first.filter(canLead), article.title ?? '');
  const judged: JudgedCandidate[] =
    narrower === null ? first : judgeAbout(index, withPhrase(topic, narrower));
  return judged.length >= minCandidates ? judged : [...judged, ...fillersOf(article, judged.length)];
};

/** Every possible keyword of an article with its probability of being one, computed once per article. */
export const judgeCandidates = (index: ArticleIndex): readonly JudgedCandidate[] => {
  const judged = cached.get(index.article) ?? judge(index);
  cached.set(index.article, judged);
  return judged;
};
