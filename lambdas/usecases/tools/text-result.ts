import type { FinalResult, Manifest } from '#contracts/jobs/result.ts';
import type { StageOutput } from '#contracts/jobs/stage-output.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';
import { summarizeResult } from '#domain/shortlist/summarize-result.ts';
import { takeSnapshot } from '#domain/shortlist/take-snapshot.ts';
import { readSummaryFacts } from '#engine';
import type { Deps, JobRecord } from '#ports';
import { readModelWork } from '#usecases/stages/support/ask-model.ts';
import { loadShortlist } from '#usecases/stages/support/load-shortlist.ts';
import { findOutput, loadOutput } from '#usecases/stages/support/stage-output.ts';
import { withResultHash } from './result-hash.ts';
import { manifestOf, receiptOf } from './run-records.ts';
import { sourceOf } from './source-of.ts';

type FinalDeps = Pick<Deps, 'jobs' | 'outputs' | 'languageModel' | 'clock'>;
type Metrics = StageOutput<'metrics'>;

/** The source of the metrics; none if it knew none of the keywords. */
const marketSourceOf = ({ metrics }: Metrics): Manifest['market_data'] =>
  metrics.find((entry) => entry.metrics.source !== 'none')?.metrics.source ?? 'none';

/** The tasks of a run on a text. Each run has some of them. */
const textTasks = (['keywords', 'relevance', 'snippets', 'rewrite', 'opinion'] as const).map((task) => ({
  task,
}));

const gather = async (deps: FinalDeps, job: JobRecord) => {
  const [input, article, ideas, scored, shortlist, metrics, snippets, articles, work] = await Promise.all([
    deps.jobs.findInput(job.id),
    findOutput(deps, job, 'article'),
    loadOutput(deps, job, 'ideas'),
    loadOutput(deps, job, 'scored'),
    loadShortlist(deps, job),
    loadOutput(deps, job, 'metrics'),
    findOutput(deps, job, 'snippets'),
    findOutput(deps, job, 'articles'),
    readModelWork(deps, job, textTasks),
  ]);
  if (!input) throw new Error(`Job ${job.id} has no input.`);
  return { input, article, ideas, scored, shortlist, metrics, snippets, articles, work };
};
type Parts = Awaited<ReturnType<typeof gather>>;

const summarize = ({ shortlist, article }: Parts): string => {
  const lead = findLead(shortlist);
  const facts = article && lead && readSummaryFacts(article.article, lead.keyword_text);
  return summarizeResult(shortlist, { facts: facts ?? undefined });
};

/** The result of a run on keywords, with its receipt and manifest. */
export const assembleText = async (deps: FinalDeps, job: JobRecord): Promise<FinalResult> => {
  const parts = await gather(deps, job);
  const { shortlist, scored, metrics, ideas } = parts;
  const { costUsd, cacheHits } = metrics;
  const run = { job, now: deps.clock.now(), work: parts.work };
  return withResultHash({
    summary: summarize(parts),
    source: sourceOf(job, parts.input, parts.article),
    selected_keywords: shortlist,
    keyword_created_number: scored.length,
    seo_titles: parts.snippets?.titles ?? [],
    meta_descriptions: parts.snippets?.descriptions ?? [],
    articles: parts.articles,
    image_assets: [],
    failed_images: [],
    sample_market_data: shortlist.some(({ sources }) => sources.includes('sample')),
    receipt: receiptOf(run, { costUsd, cacheHits, keywords: metrics.metrics.length }),
    manifest: {
      ...manifestOf(deps, run, marketSourceOf(metrics)),
      snapshot: takeSnapshot(shortlist, ideas),
    },
  });
};
