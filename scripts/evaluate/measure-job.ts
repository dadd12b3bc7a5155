import { fitsHeadline, fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { countServed, isLabeledTopic, likeness } from '../measure/label-measures.ts';
import type { Label } from '../measure/labels.ts';
import type { TextJob } from '../measure/run-text-job.ts';

/** Hits among the examined cases. A share is the sum of the hits divided by the sum of the cases. */
export type Ratio = { hits: number; of: number };

/** The measures of one run that need no grader. */
export type JobMeasures = {
  leadRight: Ratio;
  keywordsServed: Ratio;
  fitting: Ratio;
  titleLikeness: Ratio;
  descriptionLikeness: Ratio;
  /** Answers of the model that passed its checks, on the first or second attempt. */
  taken: Ratio;
  takenAtOnce: Ratio;
  /** Facts that the rewrite lost and the verifier restored. */
  factsLost: Ratio;
  /** Checks of the article's body that failed before and pass after. */
  bodyChecksFixed: Ratio;
  seconds: number;
  costUsd: number;
  tokens: number;
};

const ratio = (hits: number, of: number): Ratio => ({ hits, of });
const nothing = ratio(0, 0);

/** Titles and descriptions are checked separately from the body. */
const isOfBody = ({ id }: { id: string }): boolean => !/^(?:title|description)-/.test(id);

const labeledMeasures = (label: Label, { lead, result }: TextJob) => {
  const keywords = result.selected_keywords.map(({ keyword_text }) => keyword_text);
  const titles = result.seo_titles.map(({ text }) => text);
  const descriptions = result.meta_descriptions.map(({ text }) => text);
  const ownTitles = label.ownTitles.map(([, title]) => title);
  return {
    // A text without a clear topic has no right lead.
    leadRight: label.clear ? ratio(Number(isLabeledTopic(lead, label)), 1) : nothing,
    keywordsServed: ratio(countServed(keywords, label), keywords.length),
    titleLikeness: ratio(likeness(titles, ownTitles), 1),
    descriptionLikeness: ratio(likeness(descriptions, [label.ownDescription]), 1),
  };
};

const noLabel = {
  leadRight: nothing,
  keywordsServed: nothing,
  titleLikeness: nothing,
  descriptionLikeness: nothing,
};

export const measureJob = (job: TextJob, label: Label | null): JobMeasures => {
  const { seo_titles: titles, meta_descriptions: descriptions, articles } = job.result;
  const fits =
    // The first may be the author's own headline.
    titles.filter(({ text }, i) => (i === 0 ? fitsHeadline(text) : fitsSnippet(text, 'title'))).length +
    descriptions.filter(({ text }) => fitsSnippet(text, 'description')).length;
  const taken = job.work.filter(({ fallback }) => fallback === null);
  const lost = articles.facts.filter(({ outcome }) => outcome !== 'kept').length;
  const failing = articles.checks.filter((check) => isOfBody(check) && !check.before);
  return {
    ...(label ? labeledMeasures(label, job) : noLabel),
    fitting: ratio(fits, titles.length + descriptions.length),
    taken: ratio(taken.length, job.work.length),
    takenAtOnce: ratio(taken.filter(({ repaired }) => !repaired).length, job.work.length),
    factsLost: ratio(lost, articles.facts.length),
    bodyChecksFixed: ratio(failing.filter(({ after }) => after).length, failing.length),
    seconds: job.seconds,
    costUsd: job.work.reduce((sum, { cost_usd }) => sum + cost_usd, 0),
    tokens: job.work.reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0),
  };
};
