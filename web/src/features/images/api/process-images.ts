import { callApi } from '#web/lib/api/api-client.ts';

/** POST process-images: starts the run with the uploaded images. A second call has no effect. */
export const processImages = async (jobId: string): Promise<void> => {
  const schema = async () => (await import('#contracts/images/image-files.ts')).processImagesResponse;
  await callApi('processImages', schema, { body: { job_id: jobId } });
};
