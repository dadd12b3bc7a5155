import article from '#content/example/article.md?raw';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { MarketLocale } from '#contracts/locales.ts';

/** A run of our example article. The server knows its text, so for a visitor it does not use the free run. */
export const exampleRequest = (locale: MarketLocale): CreateJobRequest => ({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input: article.trim(),
  locale,
});
