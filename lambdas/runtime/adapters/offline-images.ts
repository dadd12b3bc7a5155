import type { ImageReader } from '#ports';
import { once } from '#runtime/lazy/once.ts';

/** Decodes images on this machine. It needs the native package `sharp`, which a package manager may have left out. */
export const openOfflineImages = once(async (): Promise<ImageReader> => {
  const { openSharpImageReader } = await import('#providers/image-reader/sharp-image-reader.ts');
  return openSharpImageReader();
});
