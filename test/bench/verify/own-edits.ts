import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { judgeRewrite, verifyRewrite } from '#engine';
import type { BenchRow } from '#test/bench/measures/bench-row.ts';
import { training } from '../../../scripts/measure/data-folders.ts';

/**
 * The second pair of sets was written later, for kinds of texts and edits that the first pair lacks. In the third pair,
 * rewrites rebuild every sentence, half of them with one lie. The last pair has lightly edited news in the style of
 * agencies.
 */
const sets = ['read', 'unread', 'read-2', 'unread-2', 'read-3', 'unread-3', 'read-4', 'unread-4'] as const;

const ownEdit = z.object({
  /** Verdicts on the "read" edits may be inspected and fixed; those on the "unread" ones are only counted. */
  set: z.enum(sets),
  id: z.string(),
  domain: z.string(),
  original: z.string(),
  edited: z.string(),
  faithful: z.boolean(),
  kind: z.string(),
});

type OwnEdit = z.infer<typeof ownEdit>;

/** The project's own pairs in everyday domains: half careful rewrites, half small changes of meaning. */
export const readOwnEdits = (): OwnEdit[] =>
  readFileSync(join(training, 'graded/edits-own.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ownEdit.parse(JSON.parse(line)));

const isChanged = ({ original, edited }: OwnEdit): boolean =>
  verifyRewrite(original, edited).invented.length > 0 ||
  judgeRewrite(original, edited).some(({ verdict }) => verdict.isChanged);

/** The shares of false edits caught and of faithful ones passed in one of the sets. */
export const judgeOwnEdits = (set: OwnEdit['set']): { caught: number; passed: number } => {
  const judged = readOwnEdits()
    .filter((edit) => edit.set === set)
    .map((edit) => ({ edit, changed: isChanged(edit) }));
  const shareOf = (faithful: boolean): number => {
    const own = judged.filter(({ edit }) => edit.faithful === faithful);
    return own.filter(({ changed }) => changed !== faithful).length / own.length;
  };
  return { caught: shareOf(false), passed: shareOf(true) };
};

/** Rows of the bench. */
export const ownEditRows = (): BenchRow[] =>
  sets.map((set): BenchRow => {
    const { caught, passed } = judgeOwnEdits(set);
    return {
      what: `own pairs, ${set}: balanced accuracy`,
      ours: (caught + passed) / 2,
      peer: null,
      peerName: null,
      unit: 'share',
      better: 'higher',
      goal: null,
      note: `caught ${caught.toFixed(2)}, passed ${passed.toFixed(2)}`,
    };
  });
