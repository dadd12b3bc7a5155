import type { ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImageType } from '#contracts/images/image-messages.ts';
import type { ImageToDescribe } from './language-model.ts';

/** An image as read from its file. The name comes from elsewhere. */
export type ReadImage = Omit<ImageToDescribe, 'facts'> & {
  facts: Omit<ImageFacts, 'fileName'>;
  thumbnail: Uint8Array;
};

export type ReadOutcome =
  | { kind: 'read'; image: ReadImage }
  | { kind: 'not_an_image' | 'damaged' | 'too_many_pixels'; detail: string };

export interface ImageReader {
  /** Decodes an uploaded file within the limits and creates the version that may be served. */
  read(bytes: Uint8Array): Promise<ReadOutcome>;
}

/** An uploaded file, or one that is about to be: one for each form that was handed out. */
export type ImageRecord = {
  imageId: string;
  jobId: string;
  userId: string;
  /** 0 for the first of its job. */
  place: number;
  fileName: string;
  mimeType: ImageType;
  /** As it was announced, in bytes. */
  fileSize: number;
  /** The object's key. */
  storagePath: string;
  /** The address under which the file is kept; nothing is public, so it answers only signed requests. */
  publicUrl: string;
  /** Written when the image is described. */
  title: string | null;
  description: string | null;
  createdAt: string;
  /** Until when the form is taken. */
  uploadBy: string;
};

export interface ImageStore {
  /**
   * Writes the row of a form. `formsBefore` is the number of forms that its job had handed out when the caller looked.
   * @returns false when another form was handed out since, or the job has ended: nothing is written
   */
  create(image: ImageRecord, formsBefore: number): Promise<boolean>;
  /** Those of a job, in their places. */
  listByJob(jobId: string): Promise<ImageRecord[]>;
  describe(jobId: string, imageId: string, texts: { title: string; description: string }): Promise<void>;
  remove(jobId: string, imageId: string): Promise<void>;
}

export type StoredFile = { key: string; size: number };

export type UploadForm = { url: string; fields: Record<string, string> };

/** Files of images. Nobody but their owner gets an address, and each address ends. */
export interface ImageBucket {
  /** A form for one file of this key and type, of 1 byte to the limit. */
  presignUpload(file: { key: string; mimeType: ImageType; expiresInSeconds: number }): Promise<UploadForm>;
  list(prefix: string): Promise<StoredFile[]>;
  /** The object's bytes; null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Writes an object that is not there yet; one that is stays as it is. */
  writeOnce(key: string, body: Uint8Array, mimeType: string): Promise<void>;
  signAddress(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}
