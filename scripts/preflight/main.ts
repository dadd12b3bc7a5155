/**
 * npm run preflight -- --stage NAME [--own]
 *
 * Checks, with the AWS credentials of this shell, what the account lacks for a stage, and says what to do about it.
 * Changes nothing. Exits with code 1 when something is missing that a deployment or the stage needs.
 */

import { openStacks } from '../deploy/stacks.ts';
import { readStageArguments } from '../deploy/stage-arguments.ts';
import { openClients } from './checks/clients.ts';
import type { Finding } from './checks/finding.ts';
import { runPreflight } from './run-preflight.ts';

const timeoutMs = 10_000;
const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok      ',
  missing: 'MISSING ',
  advice: 'advice  ',
  unknown: 'unknown ',
};

const print = (findings: readonly Finding[]): void => {
  for (const { state, what, remedy } of findings) {
    console.log(`${marks[state]}${what}`);
    if (remedy !== undefined) console.log(`          ${remedy}`);
  }
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  console.log(
    `\n${count('missing')} missing, ${count('advice')} to consider, ${count('unknown')} not checked, ${count('ok')} in order.`,
  );
};

try {
  const { config } = readStageArguments(process.argv.slice(2));
  const modelRegion = config.languageModel?.region ?? config.region;
  const clients = openClients({ region: config.region, modelRegion, timeoutMs });
  const findings = await runPreflight(config, { clients, stacks: openStacks(config.region), timeoutMs });
  print(findings);
  process.exitCode = findings.some(({ state }) => state === 'missing') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
