/**
 * npm run test:deployed -- [--url http://localhost:3000 [--data DIR] | --outputs FILE] [--report NAME]
 *
 * Runs the product's journeys over HTTP against a deployment: the local stack at an address, or a stack described by
 * the file that `cdk deploy --outputs-file FILE` wrote. That stack is in the emulator that `npm run deploy:emulated`
 * left running, at AWS_ENDPOINT_URL, or in the account whose credentials are set. Without either option, the emulator
 * is used. Requests to the emulator go through the model of CloudFront (docs/edge.md). DIR is the local stack's data
 * folder (.data), whose secret signs payment notifications. The results are also kept in .cache/tests/NAME.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { commandOptions } from '#lib/command-options.ts';
import { type DeployedTarget, targetVariable } from '#test/deployed/target.ts';
import { openTarget } from './emulated/find-target.ts';

const usage = `Usage: npm run test:deployed -- [--url URL [--data DIR] | --outputs FILE] [--report NAME] [TEST FILE ...]
  Runs the end-to-end journeys against a deployment: the emulator that npm run deploy:emulated left running, or
  --url URL       the local stack at an address, such as http://localhost:3000
  --data DIR      the data folder of that local stack (.data)
  --outputs FILE  the stack whose outputs cdk deploy --outputs-file wrote
  --report NAME   also writes the results to .cache/tests/NAME.json`;

const { values, positionals } = commandOptions(usage, () =>
  parseArgs({
    options: {
      url: { type: 'string' },
      outputs: { type: 'string' },
      data: { type: 'string' },
      report: { type: 'string' },
    },
    allowPositionals: true,
  }),
);

const reporters =
  values.report === undefined
    ? []
    : ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/tests/${values.report}.json`];

const run = async (target: DeployedTarget): Promise<number> => {
  console.log(`Journeys against ${target.apiOrigin} (${target.kind})`);
  const env = { ...process.env, [targetVariable]: JSON.stringify(target) };
  const args = ['run', '--project=deployed', ...reporters, ...positionals];
  const journeys = spawn('node_modules/.bin/vitest', args, { stdio: 'inherit', env });
  const [code] = await once(journeys, 'exit');
  return typeof code === 'number' ? code : 1;
};

try {
  const { target, close } = await openTarget(values);
  const code = await run(target);
  await close();
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
