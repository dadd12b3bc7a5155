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
/** The logical id of the checkout key begins so: lib/cloud/secrets.ts. */
const checkoutKeyPrefix = 'SecretsSecret';

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

/** Both secrets of a stack in an emulator; null where nothing is sold. */
export const readPaymentSecrets = async (endpoint: string) => {
  const client = new SecretsManagerClient(settings(endpoint));
  try {
    const { webhookSecret } = paddleSecret.parse(JSON.parse(await read(client, secretName)));
    const { SecretList = [] } = await client.send(new ListSecretsCommand({}));
    const own = SecretList.find(({ Name }) => Name?.includes(checkoutKeyPrefix));
    return { webhookSecret, checkoutKey: await read(client, own?.ARN ?? '') };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  } finally {
    client.destroy();
  }
};
