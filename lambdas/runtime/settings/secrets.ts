import type * as z from 'zod';
import { hourMs, minuteMs } from '#contracts/durations.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { KeyVersion, Log, Secret } from '#ports';

/**
 * The location of a secret: its name or ARN in Secrets Manager, or the value itself if there is no Secrets Manager,
 * as on one machine. Its text is JSON in the vendor's own shape.
 */
export type SecretSource =
  | { readonly name: string }
  | {
      readonly value: string;
      /** The place where the value was found, for messages. */
      readonly variable?: string;
    };

/**
 * A rotated secret takes effect within this time. A constantly busy function reads it 288 times a day, for $0.0015.
 */
export const secretLifetimeMs = 5 * minuteMs;
/**
 * The time for which the last value is used while the store is unavailable. If it has become invalid, the vendor
 * rejects it.
 */
export const secretGraceMs = hourMs;
/** The minimum interval between reads when the vendor rejects everything or the store is unavailable. */
export const secretPauseMs = 10_000;
/** Reading a secret is part of a request, which has 10 s itself. */
const storeTimeouts = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };

export type CacheOptions = {
  log?: Pick<Log, 'warn'>;
  /** Milliseconds by the machine's clock, because testers can move the product's clock. */
  now?: () => number;
};

type SecretOptions = CacheOptions & {
  /** The text of a secret in the store. */
  ask?: (name: string) => Promise<string>;
};

export type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS';

/** A version of a secret in Secrets Manager, by its name or ARN; null if no version has this staging label. */
export const readSecretVersion = async (name: string, stage: SecretStage): Promise<KeyVersion | null> => {
  const { GetSecretValueCommand, ResourceNotFoundException, SecretsManagerClient } = await import(
    '@aws-sdk/client-secrets-manager'
  );
  const client = new SecretsManagerClient({ requestHandler: storeTimeouts, maxAttempts: 2 });
  try {
    const command = new GetSecretValueCommand({ SecretId: name, VersionStage: stage });
    const { SecretString, CreatedDate } = await client.send(command);
    if (!SecretString) throw new Error(`The secret ${name} has no text.`);
    return { value: SecretString, createdAt: CreatedDate ?? new Date(0) };
  } catch (error) {
    if (stage === 'AWSPREVIOUS' && error instanceof ResourceNotFoundException) return null;
    throw error;
  } finally {
    client.destroy();
  }
};

/** The text of a secret's current version. */
const readSecretText = async (name: string): Promise<string> =>
  (await readSecretVersion(name, 'AWSCURRENT'))?.value ?? '';

const parseSecret = <Value>(text: string, where: string, schema: z.ZodType<Value>): Value => {
  const json = parseJson(text);
  if (json === undefined) throw new Error(`${where} is not JSON.`);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'its top').join(', ');
  throw new Error(`${where} does not have the expected fields; wrong or missing: ${fields}.`);
};

export const fixedSecret = <Value>(value: Value): Secret<Value> => ({
  read: async () => value,
  invalidate: () => {},
});

/**
 * Calls `load` for the secret `name` and caches the value for `secretLifetimeMs`. Concurrent callers share one read.
 * While the store is unavailable, the last value is used for up to `secretGraceMs`.
 */
export function cachedSecret<Value>(
  name: string,
  load: () => Promise<Value>,
  { log, now = Date.now }: CacheOptions = {},
): Secret<Value> {
  let cached: { value: Value; readAt: number; askAt: number } | null = null;
  let reading: Promise<Value> | null = null;

  const refresh = async (): Promise<Value> => {
    try {
      const value = await load();
      cached = { value, readAt: now(), askAt: now() + secretLifetimeMs };
      return value;
    } catch (error) {
      if (cached === null || now() - cached.readAt >= secretGraceMs) throw error;
      cached.askAt = now() + secretPauseMs;
      log?.warn('a secret could not be read again; its last value stays in use', { secret: name, error });
      return cached.value;
    } finally {
      reading = null;
    }
  };

  return {
    read: async () => {
      if (cached !== null && now() < cached.askAt) return cached.value;
      reading ??= refresh();
      return reading;
    },
    invalidate: () => {
      if (cached !== null) cached.askAt = Math.min(cached.askAt, cached.readAt + secretPauseMs);
    },
  };
}

/**
 * A secret that is read at run time, so that it can be rotated without a deployment.
 * @throws Error from `read` that names the secret and its invalid fields, but never its content
 */
export function openSecret<Value>(
  source: SecretSource,
  schema: z.ZodType<Value>,
  { ask = readSecretText, ...options }: SecretOptions = {},
): Secret<Value> {
  if ('value' in source) return fixedSecret(parseSecret(source.value, source.variable ?? 'A secret', schema));
  const { name } = source;
  return cachedSecret(name, async () => parseSecret(await ask(name), `The secret ${name}`, schema), options);
}

/**
 * The location of a secret according to the environment.
 * @param variables the pair of variable names in `environmentNames`
 * @throws Error that names both variables if neither is set
 */
export const findSecretSource = (
  environment: Readonly<Record<string, unknown>>,
  variables: { readonly name: string; readonly value: string },
): SecretSource => {
  const value = environment[variables.value];
  if (value) return { value: String(value), variable: variables.value };
  const name = environment[variables.name];
  if (name) return { name: String(name) };
  throw new Error(`Set ${variables.name} (its name in Secrets Manager) or ${variables.value} (its JSON).`);
};
