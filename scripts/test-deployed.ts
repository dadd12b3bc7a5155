/**
 * npm run test:deployed -- [--url http://localhost:3000 | --outputs FILE]
 *
 * Runs the product's journeys over HTTP against what is deployed: the local stack at an address, or a stack by the
 * file that `cdk deploy --outputs-file FILE` wrote, in the emulator that `npm run deploy:emulated` left running, at
 * AWS_ENDPOINT_URL, or in the account whose credentials are set. Without either it takes the emulator.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type DeployedTarget, targetVariable } from '#test/deployed/target.ts';
import { findTarget } from './emulated/find-target.ts';

const { values, positionals } = parseArgs({
  options: { url: { type: 'string' }, outputs: { type: 'string' } },
  allowPositionals: true,
});

const run = (target: DeployedTarget): number => {
  console.log(`Journeys against ${target.apiOrigin} (${target.kind})`);
  const env = { ...process.env, [targetVariable]: JSON.stringify(target) };
  const args = ['run', '--project=deployed', ...positionals];
  return spawnSync('node_modules/.bin/vitest', args, { stdio: 'inherit', env }).status ?? 1;
};

try {
  process.exit(run(await findTarget(values)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
