import type { Article } from '#contracts/jobs/article.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { generalIdf } from '#engine/keyphrases/rank-candidates.ts';
import { usedText } from '#engine/keywords/mentions/mentions.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

export type IndexedSentence = {
  start: number;
  end: number;
  /**
   * The stems of its words in order. A punctuation mark between words is an empty string. Words that are only mentioned
   * have no stem.
   */
  stems: string[];
  isHeading: boolean;
};

/** An article prepared for keyword lookups. */
export type ArticleIndex = {
  article: Article;
  /** The lowercase text with plain apostrophes; it has the same length. */
  folded: string;
  sentences: IndexedSentence[];
  /** For each stem, the numbers of the sentences that contain it. */
  postings: ReadonlyMap<string, number[]>;
  /**
   * The starts of the sections, which are delimited by headings, or by paragraphs if there are fewer than two headings.
   */
  sections: { starts: number[]; kind: 'sections' | 'paragraphs' };
  title: string[];
  headings: string[][];
  /** 0-1 per stem: how much the article is about this word. */
  centrality: ReadonlyMap<string, number>;
};

/** The stems of a word; "news" keeps its s. */
export const searchStems = (lower: string): readonly string[] =>
  lower === 'news' ? ['news'] : stemsOf(lower);

/** The stems of a phrase's words other than function words, in order. */
export const contentSearchStems = (phrase: string): string[] =>
  phrase
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .flatMap(searchStems);

/** The stems of a line's words in order, with an empty string for each mark between them. */
export const stemSequence = (text: string): string[] => {
  const tokens = analyzeText(text).tokens;
  return tokens.flatMap((token, i) => {
    if (token.kind !== 'mark') return searchStems(token.lower);
    // People search for "vs" without the period.
    return token.text === '.' && tokens[i - 1]?.lower === 'vs' ? [] : [''];
  });
};

const sectionsOf = (article: Article): ArticleIndex['sections'] => {
  const headings = article.headings.map(({ offset }) => offset).filter((offset) => offset > 0);
  if (headings.length >= 2)
    return { starts: [...new Set([0, ...headings])].sort((a, b) => a - b), kind: 'sections' };
  const starts = [0];
  for (const gap of matchesOf(article.text, /\n\s*\n/g)) starts.push(gap.index + gap[0].length);
  return { starts, kind: 'paragraphs' };
};

/** Square root of frequency times rarity, divided by the maximum; a title word counts as two more occurrences. */
const centralityOf = (
  sentences: readonly IndexedSentence[],
  title: readonly string[],
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const stem of new Set(title)) counts.set(stem, (counts.get(stem) ?? 0) + 2);
  const weights = new Map<string, number>();
  let highest = 0;
  for (const [stem, count] of counts) {
    if (stem === '' || stopWords.has(stem)) continue;
    const weight = Math.sqrt(Math.min(count, 20) * generalIdf(stem));
    weights.set(stem, weight);
    highest = Math.max(highest, weight);
  }
  for (const [stem, weight] of weights) weights.set(stem, weight / (highest || 1));
  return weights;
};

/** Indexes an article once for any number of keyword lookups. */
export const indexArticle = (article: Article): ArticleIndex => {
  const headingStarts = new Set(article.headings.map(({ offset }) => offset));
  const used = usedText(article);
  const sentences = analyzeText(article.text).sentences.map(({ start, end }) => ({
    start,
    end,
    stems: stemSequence(used.slice(start, end)),
    isHeading: headingStarts.has(start),
  }));
  const postings = new Map<string, number[]>();
  for (const [i, { stems }] of sentences.entries()) {
    for (const stem of new Set(stems)) {
      const list = postings.get(stem);
      if (list) list.push(i);
      else postings.set(stem, [i]);
    }
  }
  const title = stemSequence(ownTitle(article) ?? '');
  return {
    article,
    folded: fold(article.text),
    sentences,
    postings,
    sections: sectionsOf(article),
    title,
    headings: article.headings.map(({ text }) => stemSequence(text)),
    centrality: centralityOf(sentences, title),
  };
};
