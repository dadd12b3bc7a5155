import * as z from 'zod';
import { factKinds } from '#contracts/keywords/writing.ts';

/**
 * What happened to a passage: `same` has the same characters; `reworded` has other words and the same facts; `changed`
 * says something else; `lost` is only in the original, `added` only in the rewrite.
 */
export const passageKinds = ['same', 'reworded', 'changed', 'lost', 'added'] as const;
export type PassageKind = (typeof passageKinds)[number];

const passageSide = z.object({
  /** As written, in Markdown; empty where this side has no such passage. */
  text: z.string(),
  /** Start and end of the words that the other side does not have, in order. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type PassageSide = z.infer<typeof passageSide>;

const reportedPassage = z.object({
  kind: z.enum(passageKinds),
  original: passageSide,
  rewrite: passageSide,
  /** Sentences for readers: what was lost, changed or added. */
  reasons: z.array(z.string()),
});
export type ReportedPassage = z.infer<typeof reportedPassage>;

/** How many facts of a kind the original has, and how many of them the rewrite keeps. */
const factCount = z.object({ kind: z.enum(factKinds), kept: z.int(), all: z.int() });
export type FactCount = z.infer<typeof factCount>;

/** What a rewrite made of its original. */
export const changeReport = z.object({
  /** False when the texts share too little to be compared by passages. `passages` is then empty. */
  isComparable: z.boolean(),
  /** Only kinds that the original has. */
  facts: z.array(factCount),
  /** In the order of the original; an added passage is where the rewrite has it. */
  passages: z.array(reportedPassage),
  /** Sentences for readers: what limits this report, such as the language of the texts. */
  notes: z.array(z.string()),
});
export type ChangeReport = z.infer<typeof changeReport>;

export const verifyRequest = z.strictObject({ original: z.string(), rewrite: z.string() });
export type VerifyRequest = z.infer<typeof verifyRequest>;
