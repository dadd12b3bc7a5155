import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageMessages, isImageType } from '#contracts/images/image-messages.ts';
import { createStore } from '#web/lib/storage/store.ts';

export type UploadState =
  | { kind: 'waiting' }
  /** `share` is from 0 to 1. */
  | { kind: 'uploading'; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };

export type ChosenImage = {
  id: string;
  file: File;
  /** An object URL of the file, for its preview. */
  preview: string;
  upload: UploadState;
};

/** The images of the next run. They outlive the form, so that a failed run loses none. */
export const chosenImages = createStore<readonly ChosenImage[]>([]);

/** Why a file cannot be used; null if it can. */
export const problemOf = (file: File): string | null => {
  if (!isImageType(file.type) || file.size === 0) return imageMessages.invalidType(file.name);
  return file.size > imageLimits.bytes ? imageMessages.tooLarge(file.name) : null;
};

const toChosen = (file: File): ChosenImage => {
  const problem = problemOf(file);
  return {
    id: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    upload: problem === null ? { kind: 'waiting' } : { kind: 'failed', reason: problem },
  };
};

/**
 * Adds files at the end. Files of another type are dropped silently, because they were chosen by mistake. Returns a
 * message when there were more than fit; otherwise null.
 */
export const addImages = (files: Iterable<File>, limit: number = imageLimits.perRun): string | null => {
  const images = [...files].filter(({ type }) => isImageType(type));
  const before = chosenImages.get();
  const room = Math.max(0, limit - before.length);
  chosenImages.set([...before, ...images.slice(0, room).map(toChosen)]);
  return images.length > room ? imageMessages.tooMany(limit) : null;
};

export const removeImage = (id: string): void => {
  const image = chosenImages.get().find((other) => other.id === id);
  if (image) URL.revokeObjectURL(image.preview);
  chosenImages.set(chosenImages.get().filter((other) => other.id !== id));
};

/** Moves an image to another place, counted from 0. A place out of range means the nearest end. */
export const moveImage = (id: string, place: number): void => {
  const images = [...chosenImages.get()];
  const from = images.findIndex((image) => image.id === id);
  const [moved] = from < 0 ? [] : images.splice(from, 1);
  if (!moved) return;
  images.splice(Math.min(Math.max(place, 0), images.length), 0, moved);
  chosenImages.set(images);
};

export const setUpload = (id: string, upload: UploadState): void => {
  chosenImages.set(chosenImages.get().map((image) => (image.id === id ? { ...image, upload } : image)));
};

/** Marks all images for a new upload, except those that no server would accept. */
export const resetUploads = (): void => {
  chosenImages.set(
    chosenImages.get().map((image) => {
      const problem = problemOf(image.file);
      return {
        ...image,
        upload: problem === null ? { kind: 'waiting' } : { kind: 'failed', reason: problem },
      };
    }),
  );
};

export const forgetImages = (): void => {
  for (const { preview } of chosenImages.get()) URL.revokeObjectURL(preview);
  chosenImages.set([]);
};
