import { vi } from 'vitest';

export type SavedFile = { name: string; blob: Blob };

/** Catches the page's downloads, in order. */
export const watchDownloads = (): SavedFile[] => {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
};
