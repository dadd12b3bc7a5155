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
/** The logical ids of the stage's own keys begin so: lib/cloud/data/secrets.ts. */
const keyPrefixes = { checkout: 'SecretsSecret', edge: 'SecretsEdge' } as const;

/** Puts there what an operator would: the payment provider's keys, made up. */
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

/** A key that the stage in the emulator generated for itself. */
export const readStageKey = async (endpoint: string, name: keyof typeof keyPrefixes): Promise<string> => {
  const client = new SecretsManagerClient(settings(endpoint));
  try {
    return await findKey(client, name);
  } finally {
    client.destroy();
  }
};

/** The key of notifications and our own of checkouts, of a stack in an emulator; null where nothing is sold. */
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

/** The key by which Paddle signs, of a stage in an account of AWS, as far as the operator's credentials reach. */
export const readWebhookSecret = async (secretId: string, region: string): Promise<string> => {
  const client = new SecretsManagerClient({ region });
  try {
    return paddleSecret.parse(JSON.parse(await read(client, secretId))).webhookSecret;
  } finally {
    client.destroy();
  }
};
