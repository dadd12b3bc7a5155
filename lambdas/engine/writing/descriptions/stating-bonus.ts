import type { Article } from '#contracts/jobs/article.ts';
import { statementOdds } from '#engine/topic/likely-sentence.ts';
import { readSigns } from '#engine/topic/statement-signs.ts';
import type { Draft } from './drafts/draft.ts';

/**
 * Of 2,765 strictly graded lines of 292 posts on which the ranker was not trained, a sentence that names none of the
 * probable topics has grade 2 in 0.6% of cases and grade 0 in 90%; one that names most of them, in 21% and 32%. A
 * line fitted on the grades has 0.7 and 0.07 for `topics` and `odds`. The probable topics of other posts are wrong
 * more often, so smaller weights do better there (docs/measurements.md). `usual` keeps the scores of lines that name
 * half of the topics.
 */
const bonus = { topics: 0.5, usual: 0.35, odds: 0.05, leastOdds: -3 } as const;
/** A line that names less than this share of the probable topics, and what it loses. */
const silent = { below: 0.05, cost: 0.2 } as const;

type Stated = {
  /** The share of the probable topics that a line names. */
  topics: number;
  /** The log odds that one of its sentences says what the text is about. */
  odds: number;
  opens: boolean;
};

/** Null for a line composed from headings: its first words are the topic, whatever follows. */
const stated = (article: Article, { make, text, row }: Draft): Stated | null => {
  if (row.length === 0) return null;
  // A label or an added lesson names the topic beside any detail: only the sentence counts.
  const statement =
    make === 'labeled' || make === 'completed' ? row.map((form) => form.text).join(' ') : text;
  const whole = readSigns(article, statement);
  const odds = row.map((form) =>
    statementOdds(
      form.text,
      form.text === statement ? whole : readSigns(article, form.text),
      form.passage.index,
    ),
  );
  return { topics: whole.topics, odds: Math.max(...odds), opens: row[0]?.passage.index === 0 };
};

/**
 * The bonus or penalty of each line for saying, or not saying, what the text is about: by the topics that it names,
 * and by its odds compared with those of the likeliest line. The first sentence is not penalized for naming no topic:
 * in a text without a title, it is a better guide to the topic than the engine.
 */
export const statingBonuses = (article: Article, drafts: readonly Draft[]): number[] => {
  const lines = drafts.map((draft) => stated(article, draft));
  const best = Math.max(...lines.map((line) => line?.odds ?? bonus.leastOdds));
  return lines.map((line) =>
    line === null
      ? 0
      : bonus.topics * Math.sqrt(line.topics) -
        bonus.usual -
        (line.topics < silent.below && !line.opens ? silent.cost : 0) +
        bonus.odds * Math.max(bonus.leastOdds, line.odds - best),
  );
};
