import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson, writeJson } from '#lib/local/storage/json-file.ts';

const storedObject = z.object({
  key: z.string(),
  contentType: z.string(),
  cacheControl: z.nullable(z.string()).default(null),
  etag: z.string(),
  /** In bytes. */
  size: z.int(),
  lastModified: z.iso.datetime(),
  /** The x-amz-meta-* headers without their prefix. */
  metadata: z.record(z.string(), z.string()),
});
export type StoredObject = z.infer<typeof storedObject>;
export type NewObject = Pick<StoredObject, 'key' | 'contentType' | 'cacheControl' | 'metadata'> & {
  body: Uint8Array;
};

export type ObjectStore = {
  put(object: NewObject, now: Date): StoredObject;
  get(key: string): { object: StoredObject; body: Uint8Array<ArrayBuffer> } | null;
  head(key: string): StoredObject | null;
  delete(key: string): void;
  /** Objects whose key starts with `prefix`, sorted by key. */
  list(prefix: string): StoredObject[];
};

/** Stores objects as pairs of files in `dir`. The hash of the key names the files, so no key can become a path. */
export function openObjectStore(dir: string): ObjectStore {
  mkdirSync(dir, { recursive: true });
  const fileOf = (key: string) => join(dir, createHash('sha256').update(key).digest('hex'));
  const objects = new Map<string, StoredObject>();
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.json'))) {
    const object = readJson(join(dir, name), storedObject);
    objects.set(object.key, object);
  }
  return {
    put({ body, ...described }, now) {
      const { key } = described;
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const object = { ...described, etag, size: body.length, lastModified: now.toISOString() };
      writeFileSync(`${fileOf(key)}.bin`, body);
      writeJson(`${fileOf(key)}.json`, object);
      objects.set(key, object);
      return object;
    },
    get(key) {
      const object = objects.get(key);
      return object ? { object, body: new Uint8Array(readFileSync(`${fileOf(key)}.bin`)) } : null;
    },
    head: (key) => objects.get(key) ?? null,
    delete(key) {
      if (!objects.delete(key)) return;
      rmSync(`${fileOf(key)}.json`);
      rmSync(`${fileOf(key)}.bin`);
    },
    list: (prefix) =>
      [...objects.values()]
        .filter((object) => object.key.startsWith(prefix))
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
  };
}
