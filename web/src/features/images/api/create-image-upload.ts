import type { ImageUploadResponse } from '#contracts/images/image-files.ts';
import { callApi } from '#web/lib/api/api-client.ts';

export type UploadForm = Pick<ImageUploadResponse, 'url' | 'fields'>;

/** POST job-images: an upload form for one file. */
export const createImageUpload = (jobId: string, file: File, signal: AbortSignal): Promise<UploadForm> => {
  const schema = async () => (await import('#contracts/images/image-files.ts')).imageUploadResponse;
  const body = { job_id: jobId, file_name: file.name, mime_type: file.type, file_size: file.size };
  return callApi('createImageUpload', schema, { body, signal });
};
