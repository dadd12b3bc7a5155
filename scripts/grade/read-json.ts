import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { UsageError } from './options.ts';

/** @throws UsageError for a file that does not exist or has another shape */
export const readJson = <Value>(file: string, schema: z.ZodType<Value>): Value => {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new UsageError(`${file} cannot be read: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};
