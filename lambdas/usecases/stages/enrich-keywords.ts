import type { StageOutput } from '#contracts/jobs/stage-output.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import { unknownMetrics } from '#domain/scoring/unknown-metrics.ts';
import { lookUpForm } from '#domain/shortlist/look-up-form.ts';
import type { Deps, JobRecord } from '#ports';
import { jobKeywords } from './support/job-keywords.ts';
import { type PayDeps, payForMarketData } from './support/pay-provider.ts';
import { outputOnce } from './support/stage-output.ts';

type EnrichDeps = Pick<Deps, 'jobs' | 'outputs' | 'marketData'> & PayDeps;

const lookUp = async (
  deps: EnrichDeps,
  keywords: string[],
  job: JobRecord,
): Promise<StageOutput<'metrics'>> => {
  const { marketData, log } = deps;
  const asked = new Map(
    keywords.flatMap((keyword) => {
      const form = lookUpForm(keyword);
      return form.kind === 'asked' ? [[keyword, form.text] as const] : [];
    }),
  );
  // The source treats keywords that differ only in symbols as one, and charges once.
  const pay = payForMarketData(deps, job, marketData.source);
  const forms = [...new Set(asked.values())];
  const { metrics, costUsd, cacheHits } = await marketData.lookUp(forms, job.locale, pay);
  if (costUsd > 0)
    log.info(logEvents.providerPaid.message, { jobId: job.id, provider: marketData.source, costUsd });
  return {
    metrics: keywords.map((keyword) => ({
      keyword,
      metrics: metrics.get(asked.get(keyword) ?? '') ?? unknownMetrics('none'),
    })),
    costUsd,
    cacheHits,
  };
};

/** Looks up the search data of the job's keywords. A keyword that the source does not know keeps null metrics. */
export const enrichKeywords = async (deps: EnrichDeps, job: JobRecord): Promise<void> => {
  const keywords = await jobKeywords(deps, job);
  await outputOnce(deps, job, 'metrics', () => lookUp(deps, keywords, job));
};
