import { JobError } from '#contracts/jobs/job-errors.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import type { JobRecord } from '#ports';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { loadOutput, outputOnce } from './support/stage-output.ts';

/** Finds the keywords of the job's article. @throws JobError ContentTooThin if there are too few for a shortlist */
export const generateKeywords = async (deps: AskDeps, job: JobRecord): Promise<void> => {
  const { article } = await loadOutput(deps, job, 'article');
  const ideas = await outputOnce(deps, job, 'ideas', () =>
    askModel(deps, job, { task: 'keywords' }, (budget) =>
      deps.languageModel.findKeywordIdeas(article, budget),
    ),
  );
  if (ideas.length < keywordLimits.shortlistMin)
    throw new JobError(
      'ContentTooThin',
      `${ideas.length} keywords found, ${keywordLimits.shortlistMin} needed.`,
    );
};
