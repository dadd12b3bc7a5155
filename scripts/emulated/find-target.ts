import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { configResponse } from '#contracts/accounts/me.ts';
import type { DeployedTarget } from '#test/deployed/target.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { startEdge } from './edge.ts';
import { readPaymentSecrets, readWebhookSecret } from './secrets.ts';
import { outputsFile, readState } from './state.ts';

const stackOutputs = z.object({
  SiteUrl: z.url(),
  ApiUrl: z.url(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  SiteBucketName: z.string(),
  ImageBucketName: z.string(),
});
type StackOutputs = z.infer<typeof stackOutputs>;

type Webhook = DeployedTarget['webhook'];
/** A target, and the servers that were started to reach it. */
export type OpenTarget = { readonly target: DeployedTarget; close(): Promise<void> };

const nothingToClose = async (): Promise<void> => {};
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The simulated payments of a local stack sign with the secret of its data folder. */
const localWebhook = (dataDir: string): Webhook => {
  const file = join(dataDir, 'tools', 'secret.json');
  try {
    return { secret: z.string().parse(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    return { unknown: `${file} cannot be read; name the stack's folder with --data. ${messageOf(error)}` };
  }
};

const stageSettings = z.looseObject({
  firewall: z.boolean().default(false),
  paddle: z.optional(z.looseObject({ secretName: z.string() })),
});
/** The settings in cdk.json of the stage whose stack is `sweetspot-NAME`. */
const settingsOf = (stack: string) => {
  const stages: Readonly<Record<string, unknown>> = cdk.context.stages;
  return stageSettings.parse(stages[stack.replace(/^sweetspot-/, '')] ?? stages.development);
};

const awsWebhook = async (stack: string, region: string): Promise<Webhook> => {
  const { paddle } = settingsOf(stack);
  if (!paddle) return { unknown: `${stack} has no offers for sale.` };
  try {
    return { secret: await readWebhookSecret(paddle.secretName, region) };
  } catch (error) {
    return { unknown: `These credentials cannot read the secret ${paddle.secretName}. ${messageOf(error)}` };
  }
};

const localTarget = async (url: string, dataDir: string): Promise<DeployedTarget> => {
  const origin = url.replace(/\/$/, '');
  const { cognito } = configResponse.parse(await (await fetch(`${origin}/api/config`)).json());
  const isLocal = cognito.endpoint !== null;
  return {
    kind: isLocal ? 'local' : 'aws',
    apiOrigin: origin,
    siteOrigin: origin,
    userPoolId: cognito.userPoolId,
    clientId: cognito.clientId,
    region: cognito.userPoolId.split('_')[0] ?? '',
    poolEndpoint: cognito.endpoint,
    closedApi: null,
    webhook: isLocal ? localWebhook(dataDir) : { unknown: 'Name the stack with --outputs instead of --url.' },
    payments: null,
  };
};

const readOutputs = (file: string): [stack: string, outputs: StackOutputs] => {
  const [first] = Object.entries(
    z.record(z.string(), stackOutputs).parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  if (!first) throw new Error(`${file} names no stack: write it with cdk deploy --outputs-file ${file}.`);
  return first;
};

const poolOf = ({ UserPoolId, UserPoolClientId }: StackOutputs) => ({
  userPoolId: UserPoolId,
  clientId: UserPoolClientId,
  region: UserPoolId.split('_')[0] ?? '',
});

const awsTarget = async (file: string): Promise<DeployedTarget> => {
  const [stack, outputs] = readOutputs(file);
  const pool = poolOf(outputs);
  return {
    kind: 'aws',
    apiOrigin: outputs.SiteUrl,
    siteOrigin: outputs.SiteUrl,
    poolEndpoint: null,
    closedApi: settingsOf(stack).firewall ? outputs.ApiUrl : null,
    webhook: await awsWebhook(stack, pool.region),
    payments: null,
    ...pool,
  };
};

const openEmulated = async (file: string, endpoint: string): Promise<OpenTarget> => {
  const [stack, outputs] = readOutputs(file);
  // An emulator serves an API under its own address. The API's own host name may not resolve.
  const [apiId] = new URL(outputs.ApiUrl).hostname.split('.');
  const apiOrigin = `${endpoint}/_aws/execute-api/${apiId}/$default`;
  const { SiteBucketName: siteBucket, ImageBucketName: imageBucket } = outputs;
  const edge = await startEdge({ endpoint, apiOrigin, siteBucket, imageBucket });
  const payments = await readPaymentSecrets(endpoint);
  const target: DeployedTarget = {
    kind: 'emulated',
    apiOrigin: edge.url,
    siteOrigin: edge.url,
    poolEndpoint: endpoint,
    closedApi: settingsOf(stack).firewall ? apiOrigin : null,
    webhook: payments ? { secret: payments.webhookSecret } : { unknown: `${stack} has no offers for sale.` },
    payments,
    ...poolOf(outputs),
  };
  return { target, close: edge.close };
};

const openStack = async (file: string, endpoint: string | undefined): Promise<OpenTarget> =>
  endpoint === undefined
    ? { target: await awsTarget(file), close: nothingToClose }
    : openEmulated(file, endpoint);

type Wanted = { readonly url?: string; readonly outputs?: string; readonly data?: string };

/** The target of `--url` or `--outputs`, else the emulator's. @throws Error with the remedy if there is none */
export const openTarget = async ({ url, outputs, data = '.data' }: Wanted): Promise<OpenTarget> => {
  if (url !== undefined) return { target: await localTarget(url, data), close: nothingToClose };
  if (outputs !== undefined) return openStack(outputs, process.env.AWS_ENDPOINT_URL);
  const endpoint = process.env.AWS_ENDPOINT_URL ?? readState()?.endpoint;
  if (endpoint === undefined || !existsSync(outputsFile))
    throw new Error('Nothing is deployed: run npm run deploy:emulated first, or name --url or --outputs.');
  return openStack(outputsFile, endpoint);
};
