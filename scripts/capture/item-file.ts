import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** An item of the table as the document client reads and writes it. */
export type StoredItem = Record<string, unknown>;

/** The items of a release. `capturedAt` is the product's time at that moment: nothing in the file has expired by then. */
export type ItemFile = { release: string; capturedAt: string; items: StoredItem[] };

export const storedFolder = join(import.meta.dirname, '../../test/fixtures/stored');

const release = /^(\d+)\.(\d+)(?:\.(\d+))?$/;
export const isRelease = (name: string): boolean => release.test(name);

const parts = (name: string): number[] =>
  (release.exec(name) ?? []).slice(1).map((part) => Number(part ?? 0));
const compare = (a: string, b: string): number =>
  parts(a)
    .map((part, place) => part - (parts(b)[place] ?? 0))
    .find((difference) => difference !== 0) ?? 0;

const tagged = z.union([z.object({ $base64: z.string() }), z.object({ $set: z.array(z.string()) })]);

/** The value for JSON, with sorted keys. JSON has neither bytes nor sets, so they are tagged. */
export const encode = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { $base64: Buffer.from(value).toString('base64') };
  if (value instanceof Set) return { $set: [...value].sort() };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, encode(field)]),
  );
};

const decode = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const { success, data } = tagged.safeParse(value);
  if (success)
    return '$base64' in data ? new Uint8Array(Buffer.from(data.$base64, 'base64')) : new Set(data.$set);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decode(field)]));
};

const schema = z.object({
  release: z.string(),
  capturedAt: z.iso.datetime(),
  items: z.array(z.record(z.string(), z.unknown())),
});

export const formatItemFile = (file: ItemFile): string => `${JSON.stringify(encode(file), null, 1)}\n`;

export const parseItemFile = (text: string): ItemFile => {
  const { items, ...rest } = schema.parse(JSON.parse(text));
  return { ...rest, items: items.map((item) => z.record(z.string(), z.unknown()).parse(decode(item))) };
};

/** The captured items of every release, the oldest first. */
export const readItemFiles = (): ItemFile[] =>
  readdirSync(storedFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => parseItemFile(readFileSync(join(storedFolder, name), 'utf8')))
    .sort((a, b) => compare(a.release, b.release));
