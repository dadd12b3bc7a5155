import type { Factor } from '#contracts/keywords/evidence.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import type { Evidence } from '#engine/keywords/evidence/find-evidence.ts';

export type Relevance = {
  /** 1-100. */
  score: number;
  /** Integer points that add up to the score. */
  factors: Factor[];
};

/**
 * The maximum points of each signal. Without a title or headings, their points are distributed over the other signals.
 */
const weights = {
  title: 22,
  headings: 9,
  wording: 12,
  mentions: 20,
  spread: 12,
  opening: 7,
  topic: 18,
} as const;
const wordingShares = { exact: 1, variant: 0.5, suggested: 0 } as const;
const wordingLabels = {
  exact: 'Exact match in your text',
  variant: 'In other words in your text',
  suggested: '',
} as const;
/** The factor for a keyword with words that the article does not contain ("best ..."). */
const addedWordsShare = 0.75;
/** The points of a phrase that occurs once in running text. Points above this hardly count. Short texts are exempt. */
const passingPoints = 30;
const passingRemainder = 0.15;
const shortText = 120;
/** The points of a phrase that occurs only in examples. */
const mentionedPoints = 12;
/** The maximum points for words that never share a sentence, and for a keyword with missing words. */
const scatteredPoints = 40;

/** A place that contains the words of the phrase, but not the phrase itself, is not called a place of the phrase. */
const placeLabel = (place: string, isPhrase: boolean): string =>
  isPhrase ? `In ${place}` : `Its words are in ${place}`;

const headingLabel = ({ headings, headingMentions }: Evidence): string =>
  placeLabel(headings === 1 ? 'a heading' : `${headings} headings`, headingMentions === headings);

const mentionLabel = ({ count, sentences }: Evidence): string => {
  if (count > 0) return count === 1 ? 'Mentioned once' : `Mentioned ${count} times`;
  return sentences.length === 1
    ? 'All of its words in 1 sentence'
    : `All of its words in ${sentences.length} sentences`;
};

/** 1 if the text mentions the phrase about once in 12 sentences, and at least 4 times. */
const mentionShare = (index: ArticleIndex, evidence: Evidence): number => {
  const together = evidence.mentions.length > 0 || evidence.title === 1 ? 1 : 0.7;
  const mentions = Math.max(evidence.count, evidence.sentences.length * 0.5);
  const enough = Math.max(4, index.sentences.length / 12);
  return together * Math.min(1, Math.log1p(mentions) / Math.log1p(enough));
};

/** 1 if the phrase is in most of the first eight sections. */
const spreadShare = ({ sections }: ArticleIndex, evidence: Evidence): number =>
  Math.min(1, evidence.sections / Math.max(2, Math.min(sections.starts.length, 8) * 0.6));

/** 1 for a phrase at the beginning, 0 from the middle of the text on. */
const openingShare = ({ article }: ArticleIndex, evidence: Evidence): number => {
  const first = evidence.title === 1 ? 0 : evidence.first;
  if (first === null) return 0;
  const position = first / Math.max(1, article.text.length);
  return Math.max(0, 1 - position * 2);
};

type Signal = { name: keyof typeof weights; label: string; share: number };

const signalsOf = (index: ArticleIndex, evidence: Evidence): Signal[] => {
  const { sections } = index;
  const title: Signal = {
    name: 'title',
    label: placeLabel('your title', evidence.title === 1),
    share: evidence.title,
  };
  const headings: Signal = {
    name: 'headings',
    label: headingLabel(evidence),
    share: Math.min(1, evidence.headings / 2),
  };
  return [
    ...(index.title.length > 0 ? [title] : []),
    ...(index.headings.length > 0 ? [headings] : []),
    { name: 'wording', label: wordingLabels[evidence.level], share: wordingShares[evidence.level] },
    { name: 'mentions', label: mentionLabel(evidence), share: mentionShare(index, evidence) },
    {
      name: 'spread',
      label: placeLabel(
        `${evidence.sections} of ${sections.starts.length} ${sections.kind}`,
        evidence.mentionSections === evidence.sections,
      ),
      share: spreadShare(index, evidence),
    },
    { name: 'opening', label: 'Appears early', share: openingShare(index, evidence) },
    { name: 'topic', label: 'Uses the main words of your text', share: evidence.centrality },
  ];
};

const meetingSignals = (index: ArticleIndex, evidence: Evidence): Factor[] => {
  const signals = signalsOf(index, evidence);
  const available = signals.reduce((sum, { name }) => sum + weights[name], 0);
  return signals.map(({ name, label, share }) => ({
    name,
    label,
    points: (share * weights[name] * 99) / available,
  }));
};

const scatteredSignals = ({ coverage, centrality }: Evidence): Factor[] => {
  const label =
    coverage >= 1
      ? 'All of its words are in your text, but not together'
      : 'Some of its words are in your text';
  return [{ name: 'words', label, points: scatteredPoints * coverage * coverage * Math.sqrt(centrality) }];
};

/** The share of points that a phrase keeps if it occurs once in running text: the longer the text, the smaller. */
const passingShare = (index: ArticleIndex, evidence: Evidence, signals: readonly Factor[]): number => {
  const { count, title, headings, sentences } = evidence;
  if (title > 0 || headings > 0 || count > 1 || sentences.length !== 1) return 1;
  const points = signals.reduce((sum, factor) => sum + factor.points, 0);
  const level = passingPoints + Math.max(0, 1 - index.article.wordCount / shortText) * passingPoints;
  return points <= level ? 1 : (level + (points - level) * passingRemainder) / points;
};

/**
 * How much an article is about a keyword: title, headings, mentions, distribution over the sections, an early first
 * mention, and the centrality of its words. Words in examples do not count (`mentionsOf`). The minimum score is 1.
 */
export const scoreEvidence = (index: ArticleIndex, evidence: Evidence): Relevance => {
  const signals =
    evidence.sentences.length > 0 || evidence.title > 0
      ? meetingSignals(index, evidence)
      : evidence.isOnlyMentioned
        ? [{ name: 'wording', label: 'Only in examples in your text', points: mentionedPoints }]
        : scatteredSignals(evidence);
  const share = (evidence.addedWords ? addedWordsShare : 1) * passingShare(index, evidence, signals);
  const factors = signals
    .map(({ name, label, points }) => ({ name, label, points: Math.round(points * share) }))
    .filter(({ points }) => points > 0);
  const total = factors.reduce((sum, { points }) => sum + points, 0);
  const base: Factor = { name: 'base', label: 'Base points', points: 1 };
  if (total + 1 <= 100) return { score: total + 1, factors: [...factors, base] };
  return { score: total, factors };
};
