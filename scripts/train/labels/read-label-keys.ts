import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelKey, labelKey } from './label-key.ts';

/** All keys of a folder of sheets. */
export function readLabelKeys(folder: string): LabelKey[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.key.json'));
  if (files.length === 0) throw new Error(`${folder} has no .key.json files.`);
  return files.sort().map((file) => labelKey.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
