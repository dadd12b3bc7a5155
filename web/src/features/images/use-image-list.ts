import { useState } from 'react';
import { useStore } from '#web/lib/storage/store.ts';
import { addImages, type ChosenImage, chosenImages, moveImage, removeImage } from './chosen-images.ts';
import type { ImageRun } from './use-image-run.ts';

/** The chosen images and the functions that change them. A change during the upload also changes the run. */
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
    /** Props for `ImageList`. */
    listProps: {
      images,
      busy: run.busy,
      onMove: ({ id }: ChosenImage, place: number): void => {
        run.giveUp();
        moveImage(id, place);
      },
      onRemove: ({ id, upload }: ChosenImage): void => {
        // An image that was never uploaded is not part of the run. The others continue.
        if (upload.kind !== 'failed') run.giveUp();
        setError(null);
        removeImage(id);
      },
      onRetry: run.isOpen && !run.busy ? ({ id }: ChosenImage) => void run.retry(id) : undefined,
    },
  };
};

export type ImageListControl = ReturnType<typeof useImageList>;
