import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundles } from '#lib/cloud/bundles/build-bundle.ts';
import { unchosenModules } from '#lib/cloud/bundles/unchosen-modules.ts';
import type { StageConfig } from '#lib/stage-config.ts';

/** Functions that a visit with a run calls, each named by its entry file below `lambdas`. */
export const visitedFunctions = ['api/config', 'api/me', 'api/jobs', 'stages/run'] as const;

const rounds = 3;

/** Milliseconds of CPU from the start of Node to the end of the import. */
const startCpu = (file: string): number => {
  const script = `await import(${JSON.stringify(file)});
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);
process.exit(0);`;
  const options = { env: { ...process.env, AWS_REGION: 'us-east-1', STAGE: 'cost' } };
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
};

/**
 * Total CPU milliseconds of one cold start of each visited function: Node itself and the import of the stage's bundle.
 * The minimum of several rounds, since other work on the machine can only add time.
 */
export const measureInit = async (config: Pick<StageConfig, 'providers' | 'paddle'>): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'sweetspot-init-'));
  try {
    const leftOut = unchosenModules(config);
    const bundles = visitedFunctions.map((entry) => ({
      entry: `lambdas/${entry}.ts`,
      leftOut,
      outputDir: join(folder, entry),
    }));
    await buildBundles(bundles);
    let total = 0;
    for (const { outputDir } of bundles)
      total += Math.min(...Array.from({ length: rounds }, () => startCpu(join(outputDir, 'index.mjs'))));
    return total;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
