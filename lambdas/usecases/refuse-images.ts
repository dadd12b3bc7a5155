import { JobError } from '#contracts/job-errors.ts';

/** Ends an image run: no image can be uploaded yet, so no such run can be created, and none may pass for done. */
export const refuseImages = async (): Promise<void> => {
  throw new JobError('InternalFailure', 'Image runs are not available on this stage yet.');
};
