import {
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetAliasCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import {
  DeleteObjectsCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { ListStateMachinesCommand, SFNClient } from '@aws-sdk/client-sfn';
import { emulatedStack } from './cdk.ts';

export const settings = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});
const openBuckets = (endpoint: string) => new S3Client({ ...settings(endpoint), forcePathStyle: true });

export type SiteFile = {
  readonly key: string;
  readonly body: Uint8Array;
  readonly type: string;
  readonly cache: string;
};

/** Puts files into a bucket. */
export const upload = async (endpoint: string, bucket: string, files: readonly SiteFile[]): Promise<void> => {
  const s3 = openBuckets(endpoint);
  for (const { key, body, type, cache } of files)
    await s3.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type, CacheControl: cache }),
    );
  s3.destroy();
};

const ownBuckets = async (s3: S3Client): Promise<string[]> => {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  return Buckets.flatMap(({ Name }) => (Name?.startsWith(emulatedStack) ? [Name] : []));
};

/** Removes every object in the stack's buckets. @returns the number of objects */
export const emptyBuckets = async (endpoint: string): Promise<number> => {
  const s3 = openBuckets(endpoint);
  let removed = 0;
  for (const Bucket of await ownBuckets(s3))
    for (;;) {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      if (Contents.length === 0) break;
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
      await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      removed += Objects.length;
    }
  s3.destroy();
  return removed;
};

export type DeployedFunction = { readonly name: string; readonly modified: string };

/** Every function of the emulator, and when it was last changed. */
export const listFunctions = async (endpoint: string): Promise<DeployedFunction[]> => {
  const client = new LambdaClient(settings(endpoint));
  const found: DeployedFunction[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    for (const { FunctionName = '', LastModified = '' } of Functions)
      found.push({ name: FunctionName, modified: LastModified });
  client.destroy();
  return found;
};

/** The version that a function's callers get. */
export const findLiveVersion = async (endpoint: string, name: string): Promise<string> => {
  const client = new LambdaClient(settings(endpoint));
  const { FunctionVersion } = await client.send(new GetAliasCommand({ FunctionName: name, Name: 'live' }));
  client.destroy();
  return FunctionVersion ?? '';
};

/** Resources with the stack's name in services that hold data or run code; empty if nothing was left behind. */
export const findLeftovers = async (endpoint: string): Promise<string[]> => {
  const options = settings(endpoint);
  const s3 = openBuckets(endpoint);
  const names = await Promise.all([
    ownBuckets(s3),
    new DynamoDBClient(options).send(new ListTablesCommand({})).then(({ TableNames = [] }) => TableNames),
    listFunctions(endpoint).then((functions) => functions.map(({ name }) => name)),
    new SFNClient(options)
      .send(new ListStateMachinesCommand({}))
      .then(({ stateMachines = [] }) => stateMachines.map(({ name }) => name)),
    new SecretsManagerClient(options)
      .send(new ListSecretsCommand({}))
      .then(({ SecretList = [] }) => SecretList.map(({ Name }) => Name)),
    // Pools have the name of the construct that created them.
    new CognitoIdentityProviderClient(options)
      .send(new ListUserPoolsCommand({ MaxResults: 60 }))
      .then(({ UserPools = [] }) => UserPools.map(({ Name, Id }) => Name ?? Id)),
  ]);
  return names.flat().filter((name): name is string => /^(sweetspot-emulated|Secrets|Auth)/.test(name ?? ''));
};
