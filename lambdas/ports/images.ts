import type { ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImageType } from '#contracts/images/image-messages.ts';
import type { ImageToDescribe } from './language-model.ts';

/** An image as read from its file. The file name comes from elsewhere. */
export type ReadImage = Omit<ImageToDescribe, 'facts'> & {
  facts: Omit<ImageFacts, 'fileName'>;
  thumbnail: Uint8Array;
};

export type ReadOutcome =
  | { kind: 'read'; image: ReadImage }
  | { kind: 'not_an_image' | 'damaged' | 'too_many_pixels'; detail: string };

export interface ImageReader {
  /** Decodes an uploaded file within the limits, and creates the version that may be served. */
  read(bytes: Uint8Array): Promise<ReadOutcome>;
}

/** An uploaded file, or one still to come. There is one item per issued upload form. */
export type ImageRecord = {
  imageId: string;
  jobId: string;
  userId: string;
  /** 0 for the first image of its job. */
  place: number;
  fileName: string;
  mimeType: ImageType;
  /** The announced size in bytes. */
  fileSize: number;
  /** The object's key. */
  storagePath: string;
  /** The address of the stored file. Nothing is public, so it needs a signature. */
  publicUrl: string;
  /** Written when the image is described. */
  title: string | null;
  description: string | null;
  createdAt: string;
  /** The time at which the form expires. */
  uploadBy: string;
};

export interface ImageStore {
  /**
   * Stores the item of a form. `formsBefore` is how many forms the job had issued when the caller checked.
   * @returns false, without writing, if another form was issued since then or the job has ended
   */
  create(image: ImageRecord, formsBefore: number): Promise<boolean>;
  /** The images of a job, in order. */
  listByJob(jobId: string): Promise<ImageRecord[]>;
  describe(jobId: string, imageId: string, texts: { title: string; description: string }): Promise<void>;
  remove(jobId: string, imageId: string): Promise<void>;
}

export type StoredFile = { key: string; size: number };

export type UploadForm = { url: string; fields: Record<string, string> };

/** The files of images. Only the owner of a file gets an address, and each address expires. */
export interface ImageBucket {
  /** A form for one file with this key and type, from 1 byte up to the limit. */
  presignUpload(file: { key: string; mimeType: ImageType; expiresInSeconds: number }): Promise<UploadForm>;
  list(prefix: string): Promise<StoredFile[]>;
  /** The object's bytes; null if it does not exist. */
  read(key: string): Promise<Uint8Array | null>;
  /** Stores an object unless it already exists. */
  writeOnce(key: string, body: Uint8Array, mimeType: string): Promise<void>;
  signAddress(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}
