import * as z from 'zod';
import { stageOutputs } from '#contracts/jobs/stage-output.ts';
import type { ModelWork } from '#contracts/models/language-model.ts';
import type { Deps, LanguageModel, PageFetcher } from '#ports';
import { type JobTools, ownJobTools } from './job-tools.ts';

/** A pasted text, or the bytes of a page with its address. */
export type TextSource = { text: string } | { url: string; html: Uint8Array };

/** The parts of a result that measures and graders read; other releases have them too. */
const shownResult = z.object({
  summary: z.string(),
  selected_keywords: z.array(z.looseObject({ keyword_text: z.string(), intent_type: z.string() })),
  seo_titles: z.array(z.object({ text: z.string() })),
  meta_descriptions: z.array(z.object({ text: z.string() })),
  articles: z.object({
    original_article_markdown: z.string(),
    optimized_article_markdown: z.string(),
    facts: z.array(z.object({ outcome: z.string() })),
    checks: z.array(z.object({ id: z.string(), before: z.boolean(), after: z.boolean() })),
  }),
});
export type ShownResult = z.infer<typeof shownResult>;

/** What a run of the optimizer shows, and what it took. */
export type TextJob = {
  /** The keyword that titles, descriptions and the rewrite are written for. */
  lead: string;
  result: ShownResult;
  /** Who did which task; empty where the built-in engine did all. */
  work: readonly ModelWork[];
  seconds: number;
};

/** A run that ended without a result, as a user would have seen it. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';
}

type Options = { tools?: JobTools; languageModel?: LanguageModel };

const pageOf = (source: TextSource): Partial<Pick<Deps, 'pageFetcher'>> => {
  if ('text' in source) return {};
  const fetch: PageFetcher['fetch'] = async () => ({
    url: source.url,
    body: source.html,
    contentType: 'text/html',
    fetchedAt: '2026-11-21T12:00:00.000Z',
    fromCache: false,
  });
  return { pageFetcher: { fetch } };
};

const visitor = { userId: null, visitor: 'v'.repeat(32), network: 'n'.repeat(32) };

/** Only a model that is asked for money keeps its answers as an output of their own. */
const readWork = async (deps: Deps, jobId: string): Promise<ModelWork[]> => {
  const answers = await Promise.all(
    ['keywords', 'snippets', 'rewrite'].map((task) => deps.outputs.read(jobId, `answer#${task}`)),
  );
  return answers.flatMap((answer) => (answer === null ? [] : [stageOutputs.answer.parse(answer).work]));
};

const readResult = async (deps: Deps, jobId: string): Promise<ShownResult> => {
  const job = await deps.jobs.find(jobId);
  const result = await deps.outputs.read(jobId, 'result');
  if (job?.status === 'completed' && result !== null) return shownResult.parse(result);
  throw new JobFailedError(
    job?.failure ? `${job.failure.name}: ${job.failure.message}` : `ended ${job?.status}`,
  );
};

/**
 * Runs a text through the optimizer as a visitor's job: the same checks of the input, use cases and state machine, with
 * sample market data and everything kept in memory.
 * @throws JobFailedError, or ApiError for an input that the route refuses
 */
export const runTextJob = async (source: TextSource, options: Options = {}): Promise<TextJob> => {
  const { tools = ownJobTools, languageModel } = options;
  const deps = tools.createTestDeps({ ...pageOf(source), ...(languageModel ? { languageModel } : {}) });
  const started = performance.now();
  const content = 'text' in source ? source.text : source.url;
  const request = { job_type: 'keyword_optimizer', generate_assets: true, context_input: content } as const;
  const { job_id: jobId } = await tools.createJob(deps, { caller: visitor, request });
  const contextKind = 'text' in source ? 'text' : 'url';
  await tools.runMachine(deps, { jobId, jobType: 'keyword_optimizer', contextKind });
  const seconds = (performance.now() - started) / 1000;
  const result = await readResult(deps, jobId);
  const entries = (await deps.outputs.read(jobId, 'result')) as { selected_keywords: never[] };
  const [first] = tools.leadKeywords(entries.selected_keywords);
  return { lead: first?.keyword_text ?? '', result, work: await readWork(deps, jobId), seconds };
};
