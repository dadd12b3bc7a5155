import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Domains of SummEdits from which nothing is learned, by the names of their files. See `test/bench/SOURCES.md`. */
const domains: Readonly<Record<string, string>> = { news: 'news', ectsum: 'earnings calls' };
export const heldOutFolder = join(cacheFolder, 'summedits');

const fileOf = (domain: string): string => `summedits_${domain}.json`;

/** Far more than the two files of a few megabytes need. */
const mostBytes = 50_000_000;

/**
 * Copies the files of both domains out of a clone of github.com/salesforce/factualNLG, with or without a work tree.
 * @throws Error if the clone lacks such a file
 */
export const copyHeldOutEdits = (clone: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const domain of Object.keys(domains)) {
    const path = `data/summedits/${fileOf(domain)}`;
    const { status, stdout } = spawnSync('git', ['-C', clone, 'show', `HEAD:${path}`], {
      maxBuffer: mostBytes,
    });
    if (status !== 0)
      throw new Error(
        `${clone} has no ${path}. Give the path of a clone of github.com/salesforce/factualNLG.`,
      );
    writeFileSync(join(folder, fileOf(domain)), stdout);
  }
};

/** The held-out domains whose file is missing, each with instructions to get it. */
export const missingHeldOutEdits = (folder: string): string[] =>
  Object.entries(domains)
    .filter(([domain]) => !existsSync(join(folder, fileOf(domain))))
    .map(
      ([, name]) =>
        `edits of held-out domains, ${name}: NOT MEASURED, so what new texts cost is unknown. Run once: npm run bench -- verify --held-out=PATH, with the path of a clone of github.com/salesforce/factualNLG`,
    );

const readDomain = (folder: string, domain: string): Edit[] => {
  const path = join(folder, fileOf(domain));
  if (!existsSync(path)) return [];
  return (
    z
      .array(labeled)
      .parse(JSON.parse(readFileSync(path, 'utf8')))
      // The set also lists each original with itself, which is not an edit.
      .filter((item) => item.summary !== item.original_summary)
      .map((item) => ({
        id: item.id,
        domain: domains[domain] ?? domain,
        original: item.original_summary,
        edited: item.summary,
        faithful: item.label === 1,
        kinds: item.edit_types,
      }))
  );
};

/** Judges the edits of the held-out domains with the shipped weights; none without the files. */
export const judgeHeldOutEdits = (folder: string): JudgedEdit[] => {
  const earlier = readEarlier('heldOut');
  return Object.keys(domains)
    .flatMap((domain) => readDomain(folder, domain))
    .map((edit) => {
      const { byFacts, isDecided, isChanged } = judgeShipped(edit);
      return {
        edit,
        byFacts,
        byShipped: isChanged,
        byHeldOut: isChanged,
        byEarlier: earlier.has(edit.id),
        isDecided,
        score: 0,
        overThreshold: 0,
      };
    });
};
