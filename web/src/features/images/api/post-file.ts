import type { UploadForm } from './create-image-upload.ts';

/** The bucket refused a file. `status` is its HTTP status, 0 without a response. */
export class UploadRejected extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'The connection was lost.' : `The storage answered ${status}.`);
    this.name = 'UploadRejected';
    this.status = status;
  }
}

const toFormData = ({ fields }: UploadForm, file: File): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  // S3 ignores all fields after the file.
  data.append('file', file);
  return data;
};

/**
 * Posts a file directly to the bucket. It uses `XMLHttpRequest` because `fetch` does not report upload progress.
 * @throws UploadRejected; an abort is the DOMException `AbortError`
 */
export const postFile = (
  form: UploadForm,
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new UploadRejected(request.status));
    request.onerror = () => reject(new UploadRejected(0));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', form.url);
    request.send(toFormData(form, file));
  });
