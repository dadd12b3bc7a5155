import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const edit = z.object({
  id: z.string(),
  domain: z.string(),
  original: z.string(),
  edited: z.string(),
  faithful: z.boolean(),
  kinds: z.array(z.string()),
});

export type Edit = z.infer<typeof edit>;

/** The edits of SummEdits (Laban et al., 2023) that people labeled; empty if the folder of public data is missing. */
export const readEdits = (dataDir: string): Edit[] => {
  const path = join(dataDir, 'edits/edits.jsonl');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => edit.parse(JSON.parse(line)));
};
