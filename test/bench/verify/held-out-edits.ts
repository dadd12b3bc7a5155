import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { cacheFolder } from '../../../scripts/measure/data-folders.ts';
import type { Edit } from '../../../scripts/train/verification/read-edits.ts';
import { type JudgedEdit, judgeShipped, readEarlier } from './edits.ts';

const labeled = z.object({
  id: z.string(),
  summary: z.string(),
  original_summary: z.string(),
  label: z.literal([0, 1]),
  edit_types: z.array(z.string()),
});

/** News and earnings calls of SummEdits; nothing is learned from them. See `test/bench/SOURCES.md`. */
const domains = ['news', 'ectsum'];
export const heldOutFolder = join(cacheFolder, 'summedits');

const readDomain = (folder: string, domain: string): Edit[] => {
  const path = join(folder, `summedits_${domain}.json`);
  if (!existsSync(path)) return [];
  return (
    z
      .array(labeled)
      .parse(JSON.parse(readFileSync(path, 'utf8')))
      // The set lists each original with itself, too, which is no edit.
      .filter((item) => item.summary !== item.original_summary)
      .map((item) => ({
        id: item.id,
        domain,
        original: item.original_summary,
        edited: item.summary,
        faithful: item.label === 1,
        kinds: item.edit_types,
      }))
  );
};

/** Judges the edits of the held-out domains by the shipped weights; none without the files. */
export const judgeHeldOutEdits = (folder: string): JudgedEdit[] => {
  const earlier = readEarlier('heldOut');
  return domains
    .flatMap((domain) => readDomain(folder, domain))
    .map((edit) => {
      const { byFacts, isChanged } = judgeShipped(edit);
      return {
        edit,
        byFacts,
        byShipped: isChanged,
        byHeldOut: isChanged,
        byEarlier: earlier.has(edit.id),
        score: 0,
      };
    });
};
