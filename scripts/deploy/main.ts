/**
 * npm run deploy -- --stage NAME [--own] [--operator-email ADDRESS] [options of cdk deploy]
 *
 * Builds the site for the stage's own address and deploys both, to the account of the AWS credentials in this shell.
 * A first deployment takes two passes. `npm run preflight -- --stage NAME` says beforehand what the account lacks.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureWebBuild } from '../build-web/ensure-web.ts';
import { deployStage } from './deploy-stage.ts';
import { runCdk } from './run-cdk.ts';
import { openStacks } from './stacks.ts';
import { readStageArguments } from './stage-arguments.ts';

const main = async (): Promise<void> => {
  const { config, context, rest } = readStageArguments(process.argv.slice(2));
  const outputs = `.cache/deployed/${config.stage}.json`;
  mkdirSync(dirname(outputs), { recursive: true });
  const origin = await deployStage(config, {
    stacks: openStacks(config.region),
    buildSite: (address) => ensureWebBuild(address, config.api),
    deploy: (settings) => {
      const added = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      return runCdk(['deploy', ...context, ...added, '--outputs-file', outputs, ...rest]);
    },
    say: console.log,
  });
  console.log(`Deployed: ${origin}`);
  console.log(`Try it with npm run test:deployed -- --outputs ${outputs}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
