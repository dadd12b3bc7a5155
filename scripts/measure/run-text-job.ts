import * as z from 'zod';
import { stageOutputs } from '#contracts/jobs/stage-output.ts';
import type { ModelWork } from '#contracts/models/language-model.ts';
import type { Deps, LanguageModel, PageFetcher } from '#ports';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { loadShortlist } from '#usecases/stages/support/load-shortlist.ts';
import { shortlistIdeas } from '#usecases/stages/support/shortlist-ideas.ts';
import { loadOutput } from '#usecases/stages/support/stage-output.ts';
import { type JobTools, ownJobTools } from './job-tools.ts';

/** A pasted text, or the bytes of a page with its address. */
export type TextSource = { text: string } | { url: string; html: Uint8Array };

/** The parts of a result that measures and graders read. Other releases have them too. */
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

/** What a run of the optimizer shows, and the time and work it took. */
export type TextJob = {
  /** The keyword that titles, descriptions and the rewrite are written for. */
  lead: string;
  result: ShownResult;
  /** Which model did which task; empty if the built-in engine did everything. */
  work: readonly ModelWork[];
  seconds: number;
};

/** A run that ended without a result, with the message that a user would have seen. */
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

/** Only a model that costs money keeps its answers as a separate output. */
const readWork = async (deps: Deps, jobId: string): Promise<ModelWork[]> => {
  const outputs = await Promise.all(
    ['keywords', 'snippets', 'rewrite', 'opinion'].map((task) => deps.outputs.read(jobId, `answer#${task}`)),
  );
  return outputs.flatMap((output) => (output === null ? [] : [stageOutputs.answer.parse(output).work]));
};

const storedEntries = z.object({ selected_keywords: stageOutputs.scored });

const readResult = async (deps: Deps, jobId: string) => {
  const job = await deps.jobs.find(jobId);
  const stored = await deps.outputs.read(jobId, 'result');
  if (job?.status !== 'completed' || stored === null)
    throw new JobFailedError(
      job?.failure ? `${job.failure.name}: ${job.failure.message}` : `ended ${job?.status}`,
    );
  return { result: shownResult.parse(stored), entries: storedEntries.parse(stored).selected_keywords };
};

const createVisitorsJob = async (deps: TestDeps, source: TextSource, tools: JobTools) => {
  const isText = 'text' in source;
  const request = {
    job_type: 'keyword_optimizer',
    generate_assets: true,
    context_input: isText ? source.text : source.url,
  } as const;
  const { job_id: jobId } = await tools.createJob(deps, { caller: visitor, request });
  return { jobId, jobType: 'keyword_optimizer', contextKind: isText ? 'text' : 'url' } as const;
};

/**
 * Runs a text through the optimizer as a visitor's job: the same input checks, use cases and state machine, with sample
 * market data and everything kept in memory.
 * @throws JobFailedError, or ApiError for an input that the route refuses
 */
export const runTextJob = async (source: TextSource, options: Options = {}): Promise<TextJob> => {
  const { tools = ownJobTools, languageModel } = options;
  const deps = tools.createTestDeps({ ...pageOf(source), ...(languageModel ? { languageModel } : {}) });
  const started = performance.now();
  const input = await createVisitorsJob(deps, source, tools);
  await tools.runMachine(deps, input);
  const seconds = (performance.now() - started) / 1000;
  const { result, entries } = await readResult(deps, input.jobId);
  const [first] = tools.leadKeywords(entries);
  return { lead: first?.keyword_text ?? '', result, work: await readWork(deps, input.jobId), seconds };
};

export type ShownTexts = { lead: string; keywords: string[]; titles: string[]; descriptions: string[] };

class Stopped extends Error {}

/** The same without the rewrite, which takes most of the time: everything that such a job shows by then. */
export const runToSnippets = async (text: string): Promise<ShownTexts> => {
  const deps = createTestDeps();
  const input = await createVisitorsJob(deps, { text }, ownJobTools);
  const stop = async (status: string): Promise<void> => {
    if (status === 'article_rewriting') throw new Stopped();
  };
  await runMachine(deps, input, stop).catch((error: unknown) => {
    if (!(error instanceof Stopped)) throw error;
  });
  const job = await deps.jobs.find(input.jobId);
  if (!job || job.failure) throw new JobFailedError(`${job?.failure?.name}: ${job?.failure?.message}`);
  const [shortlist, [lead], { titles, descriptions }] = await Promise.all([
    loadShortlist(deps, job),
    shortlistIdeas(deps, job),
    loadOutput(deps, job, 'snippets'),
  ]);
  return {
    lead: lead?.text ?? '',
    keywords: shortlist.map(({ keyword_text }) => keyword_text),
    titles: titles.map((title) => title.text),
    descriptions: descriptions.map((description) => description.text),
  };
};
