import { JobError } from '#contracts/job-errors.ts';
import { limits } from '#contracts/limits.ts';
import type { Deps, JobRecord, Written } from '#ports';
import { shortlistIdeas } from './shortlist-ideas.ts';
import { loadOutput, outputOnce } from './stage-output.ts';

const checkVariants = (written: Written): Written => {
  const { titles, descriptions } = written;
  if (titles.length !== limits.titleVariants || descriptions.length !== limits.descriptionVariants)
    throw new JobError(
      'ProviderMalformed',
      `${titles.length} titles and ${descriptions.length} descriptions; ${limits.titleVariants} and ${limits.descriptionVariants} are needed.`,
    );
  return written;
};

/** Writes the titles and meta descriptions for the job's shortlist. @throws JobError */
export const writeSeoAssets = async (
  deps: Pick<Deps, 'outputs' | 'languageModel'>,
  job: JobRecord,
): Promise<void> => {
  const [{ article }, ideas] = await Promise.all([
    loadOutput(deps, job, 'article'),
    shortlistIdeas(deps, job),
  ]);
  await outputOnce(deps, job, 'snippets', async () =>
    checkVariants(await deps.languageModel.writeSnippets(article, ideas)),
  );
};
