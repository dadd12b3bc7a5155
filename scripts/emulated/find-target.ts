import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { configResponse } from '#contracts/me.ts';
import type { DeployedTarget } from '#test/deployed/target.ts';
import { readPaymentSecrets } from './secrets.ts';
import { outputsFile, readState } from './state.ts';

const stackOutputs = z.object({
  SiteUrl: z.url(),
  ApiUrl: z.url(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
});

const localTarget = async (url: string): Promise<DeployedTarget> => {
  const origin = url.replace(/\/$/, '');
  const { cognito } = configResponse.parse(await (await fetch(`${origin}/api/config`)).json());
  return {
    kind: cognito.endpoint === null ? 'aws' : 'local',
    apiOrigin: origin,
    siteOrigin: origin,
    userPoolId: cognito.userPoolId,
    clientId: cognito.clientId,
    region: cognito.userPoolId.split('_')[0] ?? '',
    poolEndpoint: cognito.endpoint,
    payments: null,
  };
};

const stackTarget = async (file: string, endpoint: string | null): Promise<DeployedTarget> => {
  const [outputs] = Object.values(
    z.record(z.string(), stackOutputs).parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  if (!outputs) throw new Error(`${file} names no stack: write it with cdk deploy --outputs-file ${file}.`);
  const { SiteUrl, ApiUrl, UserPoolId, UserPoolClientId } = outputs;
  const shared = {
    userPoolId: UserPoolId,
    clientId: UserPoolClientId,
    region: UserPoolId.split('_')[0] ?? '',
  };
  if (endpoint === null)
    return {
      kind: 'aws',
      apiOrigin: SiteUrl,
      siteOrigin: SiteUrl,
      poolEndpoint: null,
      payments: null,
      ...shared,
    };
  // An emulator answers for an API under its own address; the API's own name need not lead anywhere.
  const [apiId] = new URL(ApiUrl).hostname.split('.');
  const apiOrigin = `${endpoint}/_aws/execute-api/${apiId}/$default`;
  const payments = await readPaymentSecrets(endpoint);
  return { kind: 'emulated', apiOrigin, siteOrigin: null, poolEndpoint: endpoint, payments, ...shared };
};

/** The target of `--url` or `--outputs`, else the emulator's. @throws Error that says what to do when there is none */
export const findTarget = async ({
  url,
  outputs,
}: {
  url?: string;
  outputs?: string;
}): Promise<DeployedTarget> => {
  if (url !== undefined) return localTarget(url);
  if (outputs !== undefined) return stackTarget(outputs, process.env.AWS_ENDPOINT_URL ?? null);
  const endpoint = process.env.AWS_ENDPOINT_URL ?? readState()?.endpoint;
  if (endpoint === undefined || !existsSync(outputsFile))
    throw new Error('Nothing is deployed: run npm run deploy:emulated first, or name --url or --outputs.');
  return stackTarget(outputsFile, endpoint);
};
