import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BenchOptions, BenchPart, BenchRow } from './measures/bench-row.ts';

const root = join(import.meta.dirname, '../..');
const peerName = 'readability + linkedom';
const rounds = 9;

/** The budget of a cold start: the import time of the bundled engine, and its size. */
export const speedGoals = { importMs: 60, bundleKb: 1024 } as const;

type Bundle = { file: string; kB: number };

async function bundle(contents: string, file: string): Promise<Bundle> {
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile: file,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'silent',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return { file, kB: statSync(file).size / 1024 };
}

/** The milliseconds to import a file in a fresh process: the median of nine, so that a busy moment does not count. */
function importTime(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t);`;
  const times = Array.from({ length: rounds }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    if (status !== 0) throw new Error(`Importing ${file} failed: ${stderr}`);
    return Number(stdout.toString());
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const row = (
  what: string,
  unit: BenchRow['unit'],
  ours: number,
  peer: number | null,
  goal: number,
): BenchRow => ({
  what,
  ours,
  peer,
  peerName: peer === null ? null : peerName,
  unit,
  better: 'lower',
  goal,
});

/** Measures the cost of the engine on a cold start: bundle and import of all of it, next to an extractor alone. */
export async function runSpeed({ withPeers }: BenchOptions): Promise<BenchPart> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-speed-'));
  try {
    const engine = await bundle(`export * from './lambdas/engine/index.ts';`, join(folder, 'engine.mjs'));
    const pair = `export { Readability } from '@mozilla/readability'; export { parseHTML } from 'linkedom';`;
    const peer = withPeers ? await bundle(pair, join(folder, 'peer.mjs')) : null;
    return {
      source: 'bundled by esbuild, imported in a fresh process',
      rows: [
        row(
          'import, cold',
          'ms',
          importTime(engine.file),
          peer && importTime(peer.file),
          speedGoals.importMs,
        ),
        row('bundle, minified', 'kB', engine.kB, peer?.kB ?? null, speedGoals.bundleKb),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
