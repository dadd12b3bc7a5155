import type { DescribeResponse, ImageEntry } from '#contracts/agents/agent-tools.ts';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { ImageType } from '#contracts/images/image-messages.ts';
import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';
import { imageFetch } from '#contracts/jobs/page-fetch.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { describedImage, failedImage } from '#domain/agents/image-entries.ts';
import { sniffImage } from '#domain/images/sniff-image.ts';
import type { Deps } from '#ports';
import { processImages } from '#usecases/images/process-images.ts';
import { putImage } from '#usecases/images/put-image.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { toJobRequest } from '#usecases/jobs/start/public-run.ts';
import type { Caller } from '#usecases/site/caller.ts';

/** An image that an agent named: its bytes, or why they could not be read. */
type Source = { file: string } & (
  | { bytes: Uint8Array; type: ImageType; error: null }
  | { bytes: null; error: string }
);

const noPath =
  'This server cannot read files on your machine. Pass a public http(s) address, or run "sweetspot mcp" on your machine to read local files.';

/** The errors of page reads, reworded for images. */
const fetchErrorTexts: Partial<Record<JobErrorName, string>> = {
  PageBlockedAddress: 'This address is not public. Pass a public http(s) address.',
  PageTooLarge: `The image is larger than ${imageFetch.maxBytes / 1024 / 1024} MB. Save a smaller version, or upload it with the public API.`,
  PageTimeout: `The server did not send the image within ${imageFetch.totalMs / 1000} seconds.`,
  PageDisallowed: 'The site does not allow bots to read it (robots.txt).',
  PageNoIndex: 'The site does not allow bots to read it (X-Robots-Tag).',
  PageHostShareUsed: 'You read too many images from this site within a minute. Try again in a minute.',
  PageHostBusy: 'Too many images from this site were read within a minute. Try again in a minute.',
};
const unreachable = 'The image could not be read: its server refused the request or could not be reached.';

const noImage = 'This address does not lead to a PNG, JPEG or WebP image.';

const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

const fetchImage = async (
  { imageFetcher, log }: Pick<Deps, 'imageFetcher' | 'log'>,
  file: string,
  userId: string,
): Promise<Source> => {
  if (!isAddress(file)) return { file, bytes: null, error: noPath };
  try {
    const bytes = await imageFetcher.fetch(file, `user:${userId}`);
    const format = sniffImage(bytes);
    return format
      ? { file, bytes, type: `image/${format}`, error: null }
      : { file, bytes: null, error: noImage };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    log.info('an image from an agent could not be read', { name: error.name });
    return { file, bytes: null, error: fetchErrorTexts[error.name] ?? unreachable };
  }
};

/** Reads the images at public addresses. One that fails does not stop the others. */
export const fetchImages = (
  deps: Pick<Deps, 'imageFetcher' | 'log'>,
  files: readonly string[],
  userId: string,
): Promise<Source[]> => Promise.all(files.map((file) => fetchImage(deps, file, userId)));

/** The last part of an address, which is often the file's own name. */
const fileNameOf = (address: string): string => {
  const name = URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : '';
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // With a stray percent sign, the name is used undecoded.
  }
  return decoded.slice(0, imageLimits.fileNameCharacters) || 'image';
};

type StartDeps = Parameters<typeof createJob>[0] &
  Parameters<typeof putImage>[0] &
  Parameters<typeof processImages>[0] &
  Pick<Deps, 'imageFetcher'>;

/**
 * Creates and starts an image run with the images that could be read. The returned ids are in the order of the
 * sources.
 * @throws ApiError the same as the routes that create and start such a run
 */
export const startImageRun = async (
  deps: StartDeps,
  { caller, context, sources }: { caller: Caller; context: string | undefined; sources: readonly Source[] },
): Promise<{ jobId: string; imageIds: ReadonlyMap<string, string> }> => {
  const read = sources.flatMap((source) => (source.bytes ? [source] : []));
  const request = toJobRequest({ tool: 'image_analyzer', image_count: read.length, context });
  const { job_id: jobId } = await createJob(deps, { caller, request, idempotencyKey: undefined });
  const imageIds = new Map<string, string>();
  for (const { file, type, bytes } of read) {
    const upload = {
      job_id: jobId,
      file_name: fileNameOf(file),
      mime_type: type,
      file_size: bytes.byteLength,
    };
    imageIds.set(await putImage(deps, { caller, request: upload, bytes }), file);
  }
  await processImages(deps, { caller, jobId });
  return { jobId, imageIds };
};

const stillInProgress =
  'The run is still in progress. Call read_result with this run_id and the part images in a few seconds.';

/** The texts of a finished run, by the file that the agent named. */
const entriesOf = (
  imageIds: ReadonlyMap<string, string>,
  { image_assets, failed_images }: FinalResult,
): Map<string, ImageEntry> => {
  const nameOf = (id: string) => imageIds.get(id) ?? id;
  return new Map([
    ...image_assets.map(
      (asset) => [nameOf(asset.image_id), describedImage(nameOf(asset.image_id), asset)] as const,
    ),
    ...failed_images.map(
      ({ image_id, reason }) => [nameOf(image_id), failedImage(nameOf(image_id), reason)] as const,
    ),
  ]);
};

type Run = { jobId: string; imageIds: ReadonlyMap<string, string>; result: FinalResult | null };

/**
 * The response about the images that an agent named, in order. Without a run, it only says why they could not be
 * read.
 */
export const describeRun = ({
  sources,
  run,
}: {
  sources: readonly Source[];
  run?: Run;
}): DescribeResponse => {
  const entries = run?.result ? entriesOf(run.imageIds, run.result) : new Map<string, ImageEntry>();
  return {
    run_id: run?.jobId ?? null,
    images: sources.map(
      ({ file, error }) => entries.get(file) ?? failedImage(file, error ?? 'Not described yet.'),
    ),
    notes: run && !run.result ? [stillInProgress] : [],
  };
};
