import type { ImageReader } from '#ports';
import { once } from '#runtime/lazy/once.ts';

/** Fetches an image through this machine's own connection. @throws JobError */
export const fetchOwnImage = async (address: string): Promise<Uint8Array> => {
  const { createPageFetcher } = await import('#providers/page-fetcher/create-page-fetcher.ts');
  return createPageFetcher({ clock: { now: () => new Date() } }).fetchImage(address);
};

/** Decodes images on this machine. It needs the native package `sharp`, which a package manager may have skipped. */
export const openOfflineImages = once(async (): Promise<ImageReader> => {
  const { openSharpImageReader } = await import('#providers/image-reader/sharp-image-reader.ts');
  return openSharpImageReader();
});
