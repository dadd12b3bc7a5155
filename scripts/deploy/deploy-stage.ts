import type { StageConfig } from '#lib/stage-config.ts';
import type { FoundStack, Stacks } from './stacks.ts';

export type DeployTools = {
  readonly stacks: Stacks;
  /** Builds the site for its address. */
  buildSite(origin: string): void;
  /** Deploys the stack with these settings in addition to the stage's own. @throws Error when the deployment fails */
  deploy(settings: Readonly<Record<string, string>>): Promise<void>;
  say(line: string): void;
};

type Stage = Pick<StageConfig, 'stage' | 'protectData' | 'siteOrigin'>;

/** A failed creation. The CDK deletes the remains before it creates the stack again. */
const failedCreation = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED'];
const neverCreated = ['REVIEW_IN_PROGRESS', ...failedCreation];

const rejectUnfinished = (name: string, { status }: FoundStack): void => {
  if (status.endsWith('_IN_PROGRESS') && !neverCreated.includes(status))
    throw new Error(
      `${name} is being changed (${status}). Wait until the change has finished, then deploy again.`,
    );
};

const deployFoundation = async (name: string, stack: FoundStack | null, tools: DeployTools) => {
  if (stack?.terminationProtection && failedCreation.includes(stack.status)) {
    tools.say(
      `${name} was never fully created (${stack.status}), so its termination protection is switched off.`,
    );
    await tools.stacks.allowTermination(name);
  }
  tools.say(
    `First deployment of ${name}, in two passes: the stack first, without its site and without deletion protection.`,
  );
  await tools.deploy({ foundation: 'true' });
};

const findCreated = async (
  name: string,
  { stacks }: DeployTools,
): Promise<FoundStack & { siteUrl: string }> => {
  const stack = await stacks.find(name);
  if (!stack?.siteUrl) throw new Error(`${name} has no output SiteUrl, although it was deployed.`);
  return { ...stack, siteUrl: stack.siteUrl };
};

/**
 * Deploys a stage with a site that is built for its final address: the stage's domain, or else the name of its
 * distribution, which only a deployed stack knows. A first deployment therefore takes two passes. Protected data also
 * takes two, because protection would block the clean-up of a failed creation.
 * @returns the site's address
 */
export const deployStage = async (
  { stage, protectData, siteOrigin }: Stage,
  tools: DeployTools,
): Promise<string> => {
  const name = `sweetspot-${stage}`;
  const found = await tools.stacks.find(name);
  if (found) rejectUnfinished(name, found);
  const isNew = !found?.siteUrl || neverCreated.includes(found.status);
  if (isNew && (protectData || siteOrigin === null)) await deployFoundation(name, found, tools);
  // Deploys a second time only if a change gave the stage another distribution.
  for (let pass = 1; pass <= 2; pass++) {
    const origin = siteOrigin ?? (await findCreated(name, tools)).siteUrl;
    tools.buildSite(origin);
    tools.say(`Deploying ${name} with its site, built for ${origin} ...`);
    await tools.deploy(siteOrigin === null ? { siteOrigin: origin } : {});
    const { siteUrl } = await findCreated(name, tools);
    if (siteUrl === origin) return origin;
    tools.say(`The site has moved to ${siteUrl}: building and deploying it again.`);
  }
  throw new Error(`${name} gets a new address with every deployment, so its site names the previous one.`);
};
