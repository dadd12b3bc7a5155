import type { BenchOptions, BenchPart, BenchRow } from './measures/bench-row.ts';
import type { MetaRow } from './meta.ts';
import type { VerifyResult } from './verify/verify.ts';

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
    figure('reported losses that are real', result.precision, 'share', 'higher'),
    figure('a rewrite', result.msPerRewrite, 'ms', 'lower'),
  ];
}

/** Our texts compared to a baseline: the article's first characters, which search engines fall back to. */
function metaPart(rows: MetaRow[] | null): BenchPart {
  if (rows === null) return { source: 'no public set in the data folder: nothing measured', rows: [] };
  const shares = rows.flatMap(({ name, best, first, beginning, fitting }) => [
    {
      ...figure(`${name}: best of three, ROUGE-L`, best, 'share', 'higher'),
      peer: beginning,
      peerName: 'first characters',
    },
    {
      ...figure(`${name}: first, ROUGE-L`, first, 'share', 'higher'),
      peer: beginning,
      peerName: 'first characters',
    },
    figure(`${name}: within the limits`, fitting, 'share', 'higher'),
  ]);
  const times = rows.map(({ name, msMedian }) => figure(`${name} of an article`, msMedian, 'ms', 'lower'));
  return {
    source: `${rows[0]?.articles ?? 0} articles with their publishers' titles and descriptions`,
    rows: [...shares, ...times],
  };
}

/** Every part of the bench by its name. Each part loads its own code, so that a single part starts fast. */
export const benchParts = {
  extraction: async (options) => (await import('./extraction.ts')).runExtraction(options),
  pages: async (options) => (await import('./page-kinds.ts')).runPageKinds(options),
  meta: async (options) => metaPart((await import('./meta.ts')).runMeta(options)),
  verify: async (options) => {
    const result = (await import('./verify/verify.ts')).runVerify(options);
    const { editRows, heldOutRows, judgeEdits } = await import('./verify/edits.ts');
    const { heldOutFolder, judgeHeldOutEdits, missingHeldOutEdits } = await import(
      './verify/held-out-edits.ts'
    );
    const { ownEditRows } = await import('./verify/own-edits.ts');
    const { timeVerification, verifyMs, verifyWords } = await import('./verify/verify-speed.ts');
    const edits = judgeEdits(options.dataDir);
    const heldOut = judgeHeldOutEdits(heldOutFolder);
    const { first, again } = timeVerification();
    const time = (what: string, ms: number) => ({
      ...figure(`${verifyWords} words, most sentences rewritten, ${what}`, ms, 'ms', 'lower'),
      goal: verifyMs,
    });
    return {
      source: `${result.source}; ${edits.length} edits labeled by people, ${heldOut.length} of held-out domains`,
      rows: [
        ...verifyRows(result),
        time('compared for the first time', first),
        time('compared again', again),
        ...(edits.length === 0 ? [] : editRows(edits)),
        ...(heldOut.length === 0 ? [] : heldOutRows(heldOut)),
        ...ownEditRows(),
      ],
      notMeasured: missingHeldOutEdits(heldOutFolder),
    };
  },
  keyphrases: async (options) => (await import('./keyphrases.ts')).runKeyphrases(options),
  users: async (options) => (await import('./users/users.ts')).runUsers(options),
  speed: async (options) => (await import('./speed.ts')).runSpeed(options),
} satisfies Record<string, Part>;

export type PartName = keyof typeof benchParts;

export const isPartName = (name: string): name is PartName => Object.hasOwn(benchParts, name);
