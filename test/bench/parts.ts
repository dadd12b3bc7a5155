import type { BenchOptions, BenchPart, BenchRow } from './bench-row.ts';
import type { VerifyResult } from './verify.ts';

type Part = (options: BenchOptions) => Promise<BenchPart>;

const figure = (
  what: string,
  ours: number,
  unit: BenchRow['unit'],
  better: BenchRow['better'],
): BenchRow => ({
  what,
  ours,
  peer: null,
  peerName: null,
  unit,
  better,
  goal: null,
});

function verifyRows(result: VerifyResult): BenchRow[] {
  return [
    figure(`planted losses found, of ${result.cases}`, result.recall, 'share', 'higher'),
    figure('of what is said to be lost, truly lost', result.precision, 'share', 'higher'),
    figure('a rewrite', result.msPerRewrite, 'ms', 'lower'),
  ];
}

/** Every part of the bench by its name; each loads its own code, so that one part alone starts fast. */
export const benchParts = {
  extraction: async (options) => (await import('./extraction.ts')).runExtraction(options),
  verify: async (options) => {
    const result = (await import('./verify.ts')).runVerify(options);
    return { source: result.source, rows: verifyRows(result) };
  },
  keyphrases: async (options) => (await import('./keyphrases.ts')).runKeyphrases(options),
  speed: async (options) => (await import('./speed.ts')).runSpeed(options),
} satisfies Record<string, Part>;

export type PartName = keyof typeof benchParts;

export const isPartName = (name: string): name is PartName => Object.hasOwn(benchParts, name);
