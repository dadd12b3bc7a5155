/**
 * npm run synth -- --stage NAME [options of cdk synth]
 *
 * Writes the CloudFormation template of a stage to cdk.out, checked by cdk-nag. Builds the site first for the stage's
 * domain. A stage without one gets its site when it is deployed, because its address is not known before.
 */

import { ensureWebBuild } from './build-web/ensure-web.ts';
import { runCdk } from './deploy/run-cdk.ts';
import { readStageArguments } from './deploy/stage-arguments.ts';

try {
  const { config, context, rest } = readStageArguments(process.argv.slice(2));
  if (config.siteOrigin !== null && !config.foundation) ensureWebBuild(config.siteOrigin);
  await runCdk(['synth', '--quiet', ...context, ...rest]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
