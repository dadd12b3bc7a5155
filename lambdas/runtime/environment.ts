import * as z from 'zod';
import { environmentNames as names } from '#contracts/environment.ts';

/** What a stage's functions are told of it, parsed. */
export type Config = {
  stage: string;
  tableName: string;
  marketData: 'sample' | 'none';
  languageModel: 'built-in';
  /** Null where jobs are not started. */
  stateMachineArn: string | null;
  /** Null where no image is handled. */
  imageBucket: string | null;
  userPool: {
    id: string;
    clientId: string;
    /** Null for Amazon's own address. */
    endpoint: string | null;
    /** Address at which signing in with Google begins; null where the stage has no Google client. */
    domain: string | null;
  };
};

/** What the API's functions are told besides. */
export type ApiConfig = Config & {
  /** Key of visitors' hashes, and what the origin header must carry. */
  secret: string;
};

const environment = z.object({
  [names.stage]: z.string().min(1),
  [names.tableName]: z.string().min(1),
  [names.secretArn]: z.string().min(1).optional(),
  [names.secret]: z.string().min(16).optional(),
  [names.marketData]: z.enum(['sample', 'none']),
  [names.languageModel]: z.enum(['built-in']),
  [names.stateMachineArn]: z.string().min(1).optional(),
  [names.imageBucket]: z.string().min(1).optional(),
  // Stages of a run and triggers see no tokens and are not told of the pool.
  [names.userPoolId]: z.string().default(''),
  [names.userPoolClientId]: z.string().default(''),
  [names.userPoolEndpoint]: z.url().optional(),
  [names.userPoolDomain]: z.url().optional(),
});

const readSecret = async (arn: string): Promise<string> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: arn }),
  );
  if (!SecretString) throw new Error(`The secret ${arn} has no text.`);
  return SecretString;
};

const findSecret = async (secret: string | undefined, arn: string | undefined): Promise<string> => {
  if (secret !== undefined) return secret;
  if (arn === undefined) throw new Error(`Set ${names.secretArn} or ${names.secret}.`);
  return readSecret(arn);
};

const parseEnvironment = (variables: NodeJS.ProcessEnv) => {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new Error(`The environment is not complete:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

const toConfig = (data: z.infer<typeof environment>): Config => ({
  stage: data[names.stage],
  tableName: data[names.tableName],
  marketData: data[names.marketData],
  languageModel: data[names.languageModel],
  stateMachineArn: data[names.stateMachineArn] ?? null,
  imageBucket: data[names.imageBucket] ?? null,
  userPool: {
    id: data[names.userPoolId],
    clientId: data[names.userPoolClientId],
    endpoint: data[names.userPoolEndpoint] ?? null,
    domain: data[names.userPoolDomain] ?? null,
  },
});

/** The configuration in a function's environment. @throws Error that names each variable that is missing or wrong */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Config =>
  toConfig(parseEnvironment(variables));

/** The same with the stage's secret, which functions that meet no visitor do not ask for. */
export const readApiEnvironment = async (variables: NodeJS.ProcessEnv): Promise<ApiConfig> => {
  const data = parseEnvironment(variables);
  return { ...toConfig(data), secret: await findSecret(data[names.secret], data[names.secretArn]) };
};
