import { imageMessages } from '#contracts/images/image-messages.ts';
import { sniffImage } from '#domain/images/sniff-image.ts';
import { chosenImages, problemOf, setUpload } from './chosen-images.ts';

/** Why we do not accept a file, judged by its first bytes, not by its name; null if it is a supported image. */
const checkFile = async (file: File): Promise<string | null> => {
  const problem = problemOf(file);
  if (problem !== null) return problem;
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return sniffImage(head) === null ? imageMessages.invalidType(file.name) : null;
};

/**
 * Marks each file that is not a supported image with the reason. Returns the first reason. Nothing is charged for such
 * files.
 */
export const markBadFiles = async (): Promise<string | null> => {
  let first: string | null = null;
  for (const { id, file, upload } of chosenImages.get()) {
    const reason = upload.kind === 'done' ? null : await checkFile(file);
    if (reason !== null) setUpload(id, { kind: 'failed', reason });
    first ??= reason;
  }
  return first;
};
