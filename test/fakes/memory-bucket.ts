import { imageLimits } from '#contracts/images/image-limits.ts';
import type { ImageBucket } from '#ports';

export type MemoryBucket = ImageBucket & {
  /** Posts a file as a browser would with the form. False if the form rejects it. */
  post(fields: Record<string, string>, body: Uint8Array): boolean;
  keys(): string[];
};

/** A bucket in memory. Its form accepts the same sizes as the real one, but does not check signatures. */
export const createMemoryBucket = (): MemoryBucket => {
  const files = new Map<string, Uint8Array>();
  return {
    presignUpload: async ({ key, mimeType }) => ({
      url: 'https://bucket.example/',
      fields: { key, 'Content-Type': mimeType },
    }),
    list: async (prefix) =>
      [...files]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { length }]) => ({ key, size: length }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    read: async (key) => files.get(key) ?? null,
    writeOnce: async (key, body) => {
      if (!files.has(key)) files.set(key, body);
    },
    signAddress: async (key) => `https://bucket.example/${key}?signed`,
    remove: async (key) => void files.delete(key),
    post: ({ key = '' }, body) => {
      if (body.length < 1 || body.length > imageLimits.bytes) return false;
      files.set(key, body);
      return true;
    },
    keys: () => [...files.keys()].sort(),
  };
};
