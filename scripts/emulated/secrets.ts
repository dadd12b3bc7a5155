import { randomBytes } from 'node:crypto';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import cdk from '../../cdk.json' with { type: 'json' };
import { settings } from './clients.ts';

const { secretName } = cdk.context.stages.emulated.paddle;
const paddleSecret = z.object({ apiKey: z.string(), webhookSecret: z.string() });
/** The logical ids of the stage's own keys start with this: lib/cloud/data/secrets.ts. */
const keyPrefixes = { checkout: 'SecretsSecret', edge: 'SecretsEdge' } as const;

/** Creates what an operator would create: the payment provider's keys, with made-up values. */
export const putVendorSecret = async (endpoint: string): Promise<void> => {
  const client = new SecretsManagerClient(settings(endpoint));
  const keys = { apiKey: 'none', webhookSecret: randomBytes(24).toString('hex') };
  const SecretString = JSON.stringify(keys satisfies z.infer<typeof paddleSecret>);
  try {
    await client.send(new CreateSecretCommand({ Name: secretName, SecretString }));
  } catch (error) {
    if (!(error instanceof ResourceExistsException)) throw error;
    await client.send(new PutSecretValueCommand({ SecretId: secretName, SecretString }));
  }
  client.destroy();
};

export const removeVendorSecret = async (endpoint: string): Promise<void> => {
  const client = new SecretsManagerClient(settings(endpoint));
  await client.send(new DeleteSecretCommand({ SecretId: secretName, ForceDeleteWithoutRecovery: true }));
  client.destroy();
};

const read = async (client: SecretsManagerClient, id: string): Promise<string> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return SecretString;
};

const findKey = async (client: SecretsManagerClient, name: keyof typeof keyPrefixes): Promise<string> => {
  const { SecretList = [] } = await client.send(new ListSecretsCommand({}));
  const own = SecretList.find(({ Name }) => Name?.includes(keyPrefixes[name]));
  return read(client, own?.ARN ?? '');
};

/** A key that the emulated stage generated. */
export const readStageKey = async (endpoint: string, name: keyof typeof keyPrefixes): Promise<string> => {
  const client = new SecretsManagerClient(settings(endpoint));
  try {
    return await findKey(client, name);
  } finally {
    client.destroy();
  }
};

/** The webhook key and our own checkout key of a stack in an emulator; null if it sells nothing. */
export const readPaymentSecrets = async (endpoint: string) => {
  const client = new SecretsManagerClient(settings(endpoint));
  try {
    const { webhookSecret } = paddleSecret.parse(JSON.parse(await read(client, secretName)));
    return { webhookSecret, checkoutKey: await findKey(client, 'checkout') };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  } finally {
    client.destroy();
  }
};

/** The key with which Paddle signs events of a stage in an AWS account, if the operator's credentials may read it. */
export const readWebhookSecret = async (secretId: string, region: string): Promise<string> => {
  const client = new SecretsManagerClient({ region });
  try {
    return paddleSecret.parse(JSON.parse(await read(client, secretId))).webhookSecret;
  } finally {
    client.destroy();
  }
};
