import type { Manifest, Receipt } from '#contracts/jobs/result.ts';
import type { ModelWork } from '#contracts/models/language-model.ts';
import { toCredits } from '#domain/credits/credits.ts';
import { formulaVersion } from '#domain/scoring/formula-version.ts';
import type { Deps, JobRecord } from '#ports';

/**
 * A run, the time at which its result is assembled, and the records of its tasks; `work` is empty if no model was
 * used.
 */
type Run = { job: JobRecord; now: Date; work: ModelWork[] };

const costOf = (work: ModelWork[]): number => work.reduce((sum, { cost_usd }) => sum + cost_usd, 0);

/** The search data of a run: what it cost, how much came from the cache, and for how many keywords. */
type LookUps = { costUsd: number; cacheHits: number; keywords: number };

/** The costs of a run. `lost`: the half-credits refunded for what was lost through our fault. */
export const receiptOf = (
  { job, now, work }: Run,
  { costUsd, cacheHits, keywords }: LookUps,
  lost = 0,
): Receipt => ({
  credits: {
    reserved: toCredits(job.costHalfCredits),
    state: job.userId === null ? 'demo' : 'settled',
    ...(lost > 0 && { given_back: toCredits(lost) }),
  },
  provider_cost_usd: costUsd + costOf(work),
  ...(work.length > 0 && { model_cost_usd: costOf(work) }),
  cache_hits: cacheHits,
  keywords_looked_up: keywords,
  duration_ms: Math.max(0, now.getTime() - Date.parse(job.createdAt)),
});

/** The input, models and data from which a run's result was computed. */
export const manifestOf = (
  { languageModel }: Pick<Deps, 'languageModel'>,
  { job, now, work }: Run,
  marketData: Manifest['market_data'],
): Manifest => ({
  input_sha256: job.inputSha256,
  formula_version: formulaVersion,
  language_model: languageModel.name,
  ...(work.length > 0 && { model_work: work }),
  market_data: marketData,
  locale: job.locale,
  computed_at: now.toISOString(),
});
