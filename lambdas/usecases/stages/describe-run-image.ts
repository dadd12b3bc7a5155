import type { ImageContext } from '#contracts/images/image-facts.ts';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { imageMessages } from '#contracts/images/image-messages.ts';
import type { ImageTexts } from '#contracts/images/image-texts.ts';
import type { StageOutput } from '#contracts/jobs/stage-output.ts';
import { checkAltText, repairAltText } from '#domain/images/alt-text.ts';
import type { Deps, ImageRecord, JobRecord, ReadImage, ReadOutcome } from '#ports';
import { copyKey, thumbnailKey } from '#usecases/images/files/image-keys.ts';
import { type AskDeps, askModel } from './support/ask-model.ts';
import { findOutput, outputOnce } from './support/stage-output.ts';

type DescribeDeps = AskDeps & Pick<Deps, 'images' | 'imageBucket' | 'imageReader'>;
type ImageOutput = StageOutput<'image'>;

const megapixels = imageFiles.maxPixels / 1_000_000;

/** Why an image could not be read, in words for its owner. */
const reasons: Record<Exclude<ReadOutcome['kind'], 'read'>, (file: string) => string> = {
  not_an_image: imageMessages.invalidType,
  damaged: (file) => `${file} is damaged and cannot be read. Open it and save it again.`,
  too_many_pixels: (file) =>
    `${file} has too many pixels (the limit is ${megapixels} million). Save a smaller version.`,
};

const failed = ({ imageId, fileName }: ImageRecord, reason: string): ImageOutput => ({
  state: 'failed',
  failed: { image_id: imageId, file_name: fileName, reason },
});

const readContext = async (deps: DescribeDeps, job: JobRecord): Promise<ImageContext> => {
  const [context, ideas] = await Promise.all([
    findOutput(deps, job, 'article'),
    findOutput(deps, job, 'ideas'),
  ]);
  const keywords = (ideas ?? []).map(({ text }) => text);
  if (context === null) return { title: null, keywords };
  return { title: context.article.title, keywords, text: context.article.text };
};

/** Applies the rules for alt text, no matter who wrote the texts. */
const writeTexts = async (
  deps: DescribeDeps,
  job: JobRecord,
  { imageId, fileName }: ImageRecord,
  { facts, copy, copyType }: ReadImage,
  context: ImageContext,
): Promise<ImageTexts> => {
  const image = { facts: { ...facts, fileName }, copy, copyType };
  const texts = await askModel(deps, job, { task: 'image', part: imageId }, (budget) =>
    deps.languageModel.describeImage(image, context, budget),
  );
  const { caption, purpose } = texts;
  const altText = repairAltText(texts.alt_text, purpose);
  const { keywords } = context;
  return {
    ...texts,
    alt_text: altText,
    checks: checkAltText({ altText, caption, purpose, fileName, keywords }),
  };
};

const describe = async (
  deps: DescribeDeps,
  job: JobRecord,
  record: ImageRecord,
  image: ReadImage,
): Promise<ImageOutput> => {
  const { imageId } = record;
  const [copy, thumbnail] = [copyKey(job.id, imageId), thumbnailKey(job.id, imageId)];
  await deps.imageBucket.writeOnce(copy, image.copy, image.copyType);
  await deps.imageBucket.writeOnce(thumbnail, image.thumbnail, image.copyType);
  const texts = await writeTexts(deps, job, record, image, await readContext(deps, job));
  await deps.images.describe(job.id, imageId, { title: texts.title, description: texts.description });
  const { width, height } = image.facts;
  return {
    state: 'described',
    asset: {
      ...texts,
      image_id: imageId,
      file_name: record.fileName,
      public_url: copy,
      thumbnail_url: thumbnail,
      width,
      height,
    },
  };
};

const readUploadedImage = async (
  deps: DescribeDeps,
  job: JobRecord,
  imageId: string,
): Promise<ImageOutput> => {
  const record = (await deps.images.listByJob(job.id)).find((image) => image.imageId === imageId);
  if (!record) throw new Error(`Job ${job.id} has no image ${imageId}.`);
  const bytes = await deps.imageBucket.read(record.storagePath);
  if (!bytes) return failed(record, `${record.fileName} was not uploaded.`);
  const outcome = await deps.imageReader.read(bytes);
  if (outcome.kind !== 'read') return failed(record, reasons[outcome.kind](record.fileName));
  return describe(deps, job, record, outcome.image);
};

/**
 * Reads and describes one image of a run, once. An unreadable file is also an output, with its reason, and does not
 * stop the other images. @throws JobError of the language model
 */
export const describeRunImage = async (
  deps: DescribeDeps,
  job: JobRecord,
  imageId: string,
): Promise<void> => {
  await outputOnce(deps, job, 'image', () => readUploadedImage(deps, job, imageId), imageId);
};
