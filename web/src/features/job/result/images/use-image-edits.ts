import { useState } from 'react';
import * as z from 'zod';
import { imagePurposes } from '#contracts/images/image-texts.ts';
import type { ImageAsset } from '#contracts/jobs/result.ts';
import { altTextFor, changeImage } from '#domain/images/image-purpose.ts';
import { useSession } from '#web/lib/session/session.ts';
import { imageEdits as store } from '#web/lib/storage/local-cache.ts';

const imageEdits = z.record(z.string(), z.object({ purpose: z.enum(imagePurposes), altText: z.string() }));
/** The user's choice of purpose and alt text, by image id. */
type ImageEdits = z.infer<typeof imageEdits>;
type ImageEdit = ImageEdits[string];

const readEdits = (owner: string | null, jobId: string): ImageEdits => {
  const stored = owner === null ? null : store.read(owner, jobId);
  return imageEdits.safeParse(stored).data ?? {};
};

/** The images of a run with the user's edits. The edits stay in this browser. */
export const useImageEdits = (jobId: string) => {
  const owner = useSession().user?.id ?? null;
  const [edits, setEdits] = useState(() => readEdits(owner, jobId));
  const keep = (next: ImageEdits): void => {
    setEdits(next);
    if (owner !== null) store.write(owner, jobId, next);
  };
  const edit = (image: ImageAsset, change: ImageEdit): void => keep({ ...edits, [image.image_id]: change });
  return {
    shown: (image: ImageAsset): ImageAsset => {
      const change = edits[image.image_id];
      return change ? changeImage(image, change) : image;
    },
    choosePurpose: (image: ImageAsset, purpose: ImageAsset['purpose']): void =>
      edit(image, { purpose, altText: altTextFor(image, purpose) }),
    writeAltText: (image: ImageAsset, altText: string): void =>
      edit(image, { purpose: edits[image.image_id]?.purpose ?? image.purpose, altText }),
    undo: ({ image_id }: ImageAsset): void => {
      const { [image_id]: _undone, ...rest } = edits;
      keep(rest);
    },
  };
};

export type ImageEditor = ReturnType<typeof useImageEdits>;
