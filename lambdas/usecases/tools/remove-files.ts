import { toolRules } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { dropImages } from '#usecases/images/files/drop-images.ts';

/**
 * Removes the files of a dropped run. Returns how many there were. It is separate from `assembleResult`, so that
 * functions that assemble results need no permission to remove images.
 */
export const removeFiles = async (
  deps: Pick<Deps, 'images' | 'imageBucket'>,
  { id, jobType }: Pick<JobRecord, 'id' | 'jobType'>,
): Promise<number> => (toolRules[jobType].takesUploads ? dropImages(deps, id) : 0);
