import { useState } from 'react';
import { useStore } from '#web/lib/storage/store.ts';
import { addImages, type ChosenImage, chosenImages, moveImage, removeImage } from './chosen-images.ts';
import type { ImageRun } from './use-image-run.ts';

/** The chosen images and their changes, each with what it does to a run whose images are on their way. */
export const useImageList = (run: ImageRun) => {
  const images = useStore(chosenImages);
  const [error, setError] = useState<string | null>(null);
  return {
    images,
    error,
    setError,
    add: (files: File[]): void => {
      run.giveUp();
      setError(addImages(files));
    },
    /** For the `ImageList` of them. */
    listProps: {
      images,
      busy: run.busy,
      onMove: ({ id }: ChosenImage, place: number): void => {
        run.giveUp();
        moveImage(id, place);
      },
      onRemove: ({ id, upload }: ChosenImage): void => {
        // One that never came up is not part of the run: the others go on.
        if (upload.kind !== 'failed') run.giveUp();
        setError(null);
        removeImage(id);
      },
      onRetry: run.isOpen && !run.busy ? ({ id }: ChosenImage) => void run.retry(id) : undefined,
    },
  };
};

export type ImageListControl = ReturnType<typeof useImageList>;
