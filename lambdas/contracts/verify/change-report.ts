import * as z from 'zod';
import { factKinds } from '#contracts/keywords/writing.ts';

/**
 * The outcome for a passage. `same`: the same characters. `reworded`: other words, the same facts. `changed`: a
 * different statement. `lost`: only in the original. `added`: only in the rewrite.
 */
export const passageKinds = ['same', 'reworded', 'changed', 'lost', 'added'] as const;
export type PassageKind = (typeof passageKinds)[number];

const passageSide = z.object({
  /** The Markdown source; empty if this side has no such passage. */
  text: z.string(),
  /** Start and end of the words that the other side lacks, in order. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type PassageSide = z.infer<typeof passageSide>;

const reportedPassage = z.object({
  kind: z.enum(passageKinds),
  original: passageSide,
  rewrite: passageSide,
  /** Sentences for readers that say what was lost, changed or added. */
  reasons: z.array(z.string()),
});
export type ReportedPassage = z.infer<typeof reportedPassage>;

/** The number of facts of a kind in the original, and the number of them that the rewrite keeps. */
const factCount = z.object({ kind: z.enum(factKinds), kept: z.int(), all: z.int() });
export type FactCount = z.infer<typeof factCount>;

/** The comparison of a rewrite with its original. */
export const changeReport = z.object({
  /** False if the texts share too little to compare them by passages. `passages` is then empty. */
  isComparable: z.boolean(),
  /** Only the kinds of facts that the original has. */
  facts: z.array(factCount),
  /** In the order of the original. An added passage is placed as in the rewrite. */
  passages: z.array(reportedPassage),
  /** Sentences for readers that say what limits this report, such as the language of the texts. */
  notes: z.array(z.string()),
});
export type ChangeReport = z.infer<typeof changeReport>;

export const verifyRequest = z.strictObject({ original: z.string(), rewrite: z.string() });
export type VerifyRequest = z.infer<typeof verifyRequest>;
