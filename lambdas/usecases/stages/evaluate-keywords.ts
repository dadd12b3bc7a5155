import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';
import { keywordRulesOf } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { ideasWithoutContext } from './support/ideas-without-context.ts';
import { jobKeywords } from './support/job-keywords.ts';
import { loadOutput, outputOnce } from './support/stage-output.ts';

type EvaluateDeps = AskDeps & Pick<Deps, 'jobs'>;

/** The ideas of an evaluation: rated against its context if there is one, otherwise on their own. */
const judge = async (deps: EvaluateDeps, job: JobRecord): Promise<KeywordIdea[]> => {
  const keywords = await jobKeywords(deps, job);
  if (job.contextKind === 'none') return ideasWithoutContext(keywords);
  const { article } = await loadOutput(deps, job, 'article');
  return askModel(deps, job, { task: 'relevance' }, (budget) =>
    deps.languageModel.scoreRelevance(keywords, article, budget),
  );
};

/** The user's spelling of each supplied keyword. Keywords that the run finds have none. */
const spellingsOf = async (
  { jobs }: Pick<Deps, 'jobs'>,
  { id, jobType }: JobRecord,
): Promise<Map<string, string>> => {
  if (keywordRulesOf(jobType).from === 'ideas') return new Map();
  const lines = (await jobs.findInput(id))?.keywords?.split('\n') ?? [];
  return new Map(lines.map((typed) => [keywordKey(typed), typed]));
};

/** Scores and classifies every keyword of the job by its relevance and search data. */
export const evaluateKeywords = async (deps: EvaluateDeps, job: JobRecord): Promise<void> => {
  const ideas = await outputOnce(deps, job, 'ideas', () => judge(deps, job));
  const { metrics } = await loadOutput(deps, job, 'metrics');
  const metricsOf = new Map(metrics.map((entry) => [entry.keyword, entry.metrics]));
  const spellings = await spellingsOf(deps, job);
  await outputOnce(deps, job, 'scored', async () =>
    ideas.map((idea) => {
      const metrics = metricsOf.get(idea.text);
      if (!metrics) throw new Error(`No metrics were stored for "${idea.text}".`);
      const entry = scoreKeyword(idea, metrics, { hasContext: job.contextKind !== 'none' });
      const typed = spellings.get(idea.text) ?? idea.text;
      return typed === idea.text ? entry : { ...entry, typed_as: typed };
    }),
  );
};
