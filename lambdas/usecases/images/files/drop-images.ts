import type { Deps } from '#ports';
import { servedPrefix, uploadPrefix } from './image-keys.ts';

/** Removes all files and items of a job's images. Returns how many files there were. */
export const dropImages = async (
  { images, imageBucket }: Pick<Deps, 'images' | 'imageBucket'>,
  jobId: string,
): Promise<number> => {
  const [records, ...files] = await Promise.all([
    images.listByJob(jobId),
    imageBucket.list(uploadPrefix(jobId)),
    imageBucket.list(servedPrefix(jobId)),
  ]);
  await Promise.all(files.flat().map(({ key }) => imageBucket.remove(key)));
  await Promise.all(records.map(({ imageId }) => images.remove(jobId, imageId)));
  return files.flat().length;
};
