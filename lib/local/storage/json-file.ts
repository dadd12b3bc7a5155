import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/**
 * A small JSON file that is read once and then replaced as a whole, so that a killed process leaves either the old or
 * the new content.
 */
export type JsonFile<T> = { value: T; save(): void };

/**
 * Opens the file at `path`, or starts with `initial` if there is none.
 * @throws Error with the file's name and the remedy (`--fresh` or deleting it) if the content does not match `schema`
 */
export function openJsonFile<T>(path: string, schema: z.ZodType<T>, initial: T): JsonFile<T> {
  const file: JsonFile<T> = {
    value: existsSync(path) ? readJson(path, schema) : initial,
    save: () => writeJson(path, file.value),
  };
  return file;
}

/** Replaces the file at `path` as a whole. Only its owner can read it, because some files hold secrets. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(value, null, 1), { mode: 0o600 });
  renameSync(temporary, path);
}

/** Parses the file's content with `schema`. @throws Error with the file's name and the remedy */
export function readJson<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(
      `${path} cannot be read as the local stack's own data. Delete it, or start with --fresh.`,
      {
        cause,
      },
    );
  }
}
