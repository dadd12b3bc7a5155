import { JobError } from '#contracts/jobs/job-errors.ts';
import type { FailedImage, FinalResult, ImageAsset } from '#contracts/jobs/result.ts';
import { formatCredits } from '#domain/credits/credits.ts';
import { lostShare } from '#domain/jobs/settle-run.ts';
import type { Deps, JobRecord } from '#ports';
import { readModelWork } from '#usecases/stages/support/ask-model.ts';
import { findOutput, loadOutput } from '#usecases/stages/support/stage-output.ts';
import { withResultHash } from './result-hash.ts';
import { manifestOf, receiptOf } from './run-records.ts';
import { sourceOf } from './source-of.ts';

type AssembleDeps = Pick<Deps, 'jobs' | 'outputs' | 'images' | 'languageModel' | 'clock'>;
type Images = { image_assets: ImageAsset[]; failed_images: FailedImage[] };

const unanswered = 'Our analysis service did not respond for this image. Try again in a new run.';

/** The outcomes of the images in upload order. `missing` of them have no outcome at all. */
const gather = async (deps: AssembleDeps, job: JobRecord): Promise<Images & { missing: number }> => {
  const [{ imageIds }, records] = await Promise.all([
    loadOutput(deps, job, 'uploads'),
    deps.images.listByJob(job.id),
  ]);
  const found = await Promise.all(
    imageIds.map(async (imageId) => ({ imageId, output: await findOutput(deps, job, 'image', imageId) })),
  );
  const nameOf = (imageId: string): string =>
    records.find((record) => record.imageId === imageId)?.fileName ?? '';
  return {
    image_assets: found.flatMap(({ output }) => (output?.state === 'described' ? [output.asset] : [])),
    failed_images: found.flatMap(({ imageId, output }) => {
      if (!output) return [{ image_id: imageId, file_name: nameOf(imageId), reason: unanswered }];
      return output.state === 'failed' ? [output.failed] : [];
    }),
    missing: found.filter(({ output }) => output === null).length,
  };
};

/**
 * A run with at least one described image has a result, and is charged except for images that we lost. A run without
 * any fails and is refunded.
 */
const requireOne = ({ image_assets, failed_images, missing }: Images & { missing: number }): void => {
  if (image_assets.length > 0) return;
  const detail = failed_images.map(({ file_name, reason }) => `${file_name}: ${reason}`).join(' ');
  throw new JobError(missing > 0 ? 'ProviderUnavailable' : 'ImagesUnreadable', detail);
};

type Lost = { missing: number; halfCredits: number };

const summarizeLost = ({ missing, halfCredits }: Lost): string =>
  missing === 0
    ? ''
    : ` We lost ${missing} of them because of an error on our side, so we refunded ${formatCredits(halfCredits)} of your credits.`;

const summarize = (
  { image_assets: { length: done }, failed_images: { length: failed } }: Images,
  lost: Lost,
): string => {
  if (failed > 0) {
    const others = failed === 1 ? 'The other one' : 'Each of the others';
    return `${done} of ${done + failed} images ${done === 1 ? 'is' : 'are'} described. ${others} shows why it is not.${summarizeLost(lost)}`;
  }
  return done === 1
    ? 'Your image is described. Review its texts before you use them.'
    : `Your ${done} images are described. Review their texts before you use them.`;
};

const workOf = async (deps: AssembleDeps, job: JobRecord) => {
  const { imageIds } = await loadOutput(deps, job, 'uploads');
  const images = imageIds.map((part) => ({ task: 'image' as const, part }));
  return readModelWork(deps, job, [{ task: 'keywords' }, ...images]);
};

const recordsOf = async (
  deps: AssembleDeps,
  job: JobRecord,
  lost: Lost,
): Promise<Pick<FinalResult, 'receipt' | 'manifest'>> => {
  const run = { job, now: deps.clock.now(), work: await workOf(deps, job) };
  return {
    receipt: receiptOf(run, { costUsd: 0, cacheHits: 0, keywords: 0 }, lost.halfCredits),
    manifest: manifestOf(deps, run, 'none'),
  };
};

/**
 * The result of an image run, with its receipt and manifest.
 * @throws JobError ImagesUnreadable if no image could be read, ProviderUnavailable if some have no outcome
 */
export const assembleImages = async (deps: AssembleDeps, job: JobRecord): Promise<FinalResult> => {
  const [input, article, { missing, ...images }] = await Promise.all([
    deps.jobs.findInput(job.id),
    findOutput(deps, job, 'article'),
    gather(deps, job),
  ]);
  requireOne({ ...images, missing });
  const all = images.image_assets.length + images.failed_images.length;
  const lost = { missing, halfCredits: lostShare(job.costHalfCredits, missing, all) };
  return withResultHash({
    summary: summarize(images, lost),
    source: sourceOf(job, input, article),
    selected_keywords: [],
    keyword_created_number: 0,
    seo_titles: [],
    meta_descriptions: [],
    articles: null,
    ...images,
    sample_market_data: false,
    ...(await recordsOf(deps, job, lost)),
  });
};
