import { toolRules } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { dropImages } from '#usecases/images/files/drop-images.ts';

/**
 * Removes the files of a run that was dropped. Returns how many there were. It is apart from `assembleResult`, so that
 * the functions that assemble results may not remove images.
 */
export const removeFiles = async (
  deps: Pick<Deps, 'images' | 'imageBucket'>,
  { id, jobType }: Pick<JobRecord, 'id' | 'jobType'>,
): Promise<number> => (toolRules[jobType].takesUploads ? dropImages(deps, id) : 0);
