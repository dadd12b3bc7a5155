import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import type { StageConfig } from '#lib/stage-config.ts';
import type { FoundStack, Stacks } from '../deploy/stacks.ts';
import { checkBootstrap, checkConcurrency, checkCostTag } from './checks/account.ts';
import type { Clients } from './checks/clients.ts';
import { checkDomain } from './checks/domain.ts';
import { type Check, type Finding, isDenied, missing, ok, runCheck } from './checks/finding.ts';
import { checkModelAccess } from './checks/language-model.ts';
import { checkMail } from './checks/mail.ts';
import { checkPaddle } from './checks/paddle.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkLeftovers, checkReceiver } from './checks/stage.ts';

export type PreflightTools = {
  readonly clients: Clients;
  readonly stacks: Stacks;
  readonly timeoutMs: number;
  /** Replaces Paddle's own address. */
  readonly paddleAddress?: string | undefined;
};

/** `stack` is undefined if it could not be read. Checks then conclude nothing from it. */
const findStack = async (
  stacks: Stacks,
  name: string,
): Promise<{ stack: FoundStack | null | undefined; finding: Finding }> => {
  try {
    const stack = await stacks.find(name);
    const what = stack ? `the stack ${name} is ${stack.status}` : `the stack ${name} does not exist yet`;
    return { stack, finding: ok(what) };
  } catch (error) {
    const needs = isDenied(error) ? 'needs the permission cloudformation:DescribeStacks' : String(error);
    const what = `could not check the stack ${name}: ${needs}`;
    return { stack: undefined, finding: { state: 'unknown', what } };
  }
};

const checksOf = (
  config: StageConfig,
  stack: FoundStack | null | undefined,
  account: string,
  { clients, timeoutMs, paddleAddress }: PreflightTools,
): readonly Check[] =>
  [
    checkBootstrap(clients, config, account),
    checkConcurrency(clients, config),
    stack ? checkReceiver(clients, config, stack) : null,
    stack === null ? checkLeftovers(clients, config) : null,
    checkDomain(clients, config),
    checkMail(clients, config),
    ...checkSecrets(clients, config),
    checkPaddle(clients, config, { timeoutMs, address: paddleAddress }),
    checkModelAccess(clients, config),
    checkCostTag(clients, config, stack ?? null),
  ].filter((check): check is Check => check !== null);

/** Reads what an account has and lacks for a stage. Changes nothing. */
export const runPreflight = async (
  config: StageConfig,
  tools: PreflightTools,
): Promise<readonly Finding[]> => {
  let account: string;
  try {
    const identity = await tools.clients.sts.send(new GetCallerIdentityCommand({}));
    account = identity.Account ?? 'unknown';
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const remedy = 'Sign in (aws sso login, or AWS_PROFILE), then run this again.';
    return [missing(`AWS rejects the credentials of this shell: ${reason}`, remedy)];
  }
  const { stack, finding } = await findStack(tools.stacks, `sweetspot-${config.stage}`);
  const found = await Promise.all(checksOf(config, stack, account, tools).map(runCheck));
  return [ok(`account ${account}, region ${config.region}`), finding, ...found.flat()];
};
