import { imageMessages } from '#contracts/images/image-messages.ts';
import { serverMessage } from '#web/lib/api/server-message.ts';
import { createImageUpload, type UploadForm } from './api/create-image-upload.ts';
import { postFile, UploadRejected } from './api/post-file.ts';
import { type ChosenImage, setUpload } from './chosen-images.ts';

/** Upload forms that were already issued, by image. A file that failed in transit is resent with the same form. */
export type UploadForms = Map<string, UploadForm>;

const forbidden = 403;
const badRequest = 400;

const reasonOf = (error: unknown, file: File): string => {
  const message = serverMessage(error);
  if (message !== null) return message;
  if (error instanceof UploadRejected && error.status === badRequest)
    return imageMessages.tooLarge(file.name);
  return 'The upload failed. Check your connection and try again.';
};

const send = async (jobId: string, { id, file }: ChosenImage, forms: UploadForms, signal: AbortSignal) => {
  const onProgress = (share: number): void => setUpload(id, { kind: 'uploading', share });
  const post = async (): Promise<void> => {
    const form = forms.get(id) ?? (await createImageUpload(jobId, file, signal));
    forms.set(id, form);
    await postFile(form, file, { onProgress, signal });
  };
  const hadForm = forms.has(id);
  try {
    await post();
  } catch (error) {
    // The form of an earlier attempt may have expired: try once more with a new one.
    if (!(hadForm && error instanceof UploadRejected && error.status === forbidden)) throw error;
    forms.delete(id);
    await post();
  }
};

/**
 * Uploads one image and stores the outcome in its state. True when it is uploaded.
 * @throws AbortError when stopped
 */
export const uploadImage = async (
  jobId: string,
  image: ChosenImage,
  forms: UploadForms,
  signal: AbortSignal,
): Promise<boolean> => {
  setUpload(image.id, { kind: 'uploading', share: 0 });
  try {
    await send(jobId, image, forms, signal);
    setUpload(image.id, { kind: 'done' });
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('an image could not be uploaded', error);
    setUpload(image.id, { kind: 'failed', reason: reasonOf(error, image.file) });
    return false;
  }
};
