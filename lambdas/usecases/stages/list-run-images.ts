import { JobError } from '#contracts/jobs/job-errors.ts';
import type { JobRecord } from '#ports';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { findOutput, outputOnce } from './support/stage-output.ts';

/** Finds the context's key phrases, once for all images, and lists the images. @throws JobError UploadsMissing */
export const listRunImages = async (deps: AskDeps, job: JobRecord): Promise<string[]> => {
  const uploads = await findOutput(deps, job, 'uploads');
  if (!uploads || uploads.imageIds.length === 0)
    throw new JobError('UploadsMissing', `Job ${job.id} was started without an image.`);
  const context = await findOutput(deps, job, 'article');
  if (context)
    await outputOnce(deps, job, 'ideas', () =>
      askModel(deps, job, { task: 'keywords' }, (budget) =>
        deps.languageModel.findKeywordIdeas(context.article, budget),
      ),
    );
  return uploads.imageIds;
};
