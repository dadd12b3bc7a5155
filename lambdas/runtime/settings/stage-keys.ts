import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { KeyVersion, Log, StageKey } from '#ports';
import {
  type CacheOptions,
  cachedSecret,
  fixedSecret,
  readSecretVersion,
  type SecretSource,
} from './secrets.ts';

type KeyOptions = CacheOptions & { ask?: typeof readSecretVersion };

/** A key with only one version. */
export const fixedKey = (value: string, createdAt = new Date(0)): StageKey =>
  fixedSecret([{ value, createdAt }]);

/**
 * A key that the stage generates. A rotation turns the current version into the previous one, and both are valid.
 * Earlier signatures therefore stay valid, and so does the old value that CloudFront may still send.
 */
export const openStageKey = (
  source: SecretSource,
  { ask = readSecretVersion, ...options }: KeyOptions = {},
): StageKey => {
  if ('value' in source) return fixedKey(source.value);
  const { name } = source;
  const load = async (): Promise<readonly [KeyVersion, ...KeyVersion[]]> => {
    const [current, previous] = await Promise.all([ask(name, 'AWSCURRENT'), ask(name, 'AWSPREVIOUS')]);
    if (current === null) throw new Error(`The secret ${name} has no current version.`);
    return previous === null ? [current] : [current, previous];
  };
  return cachedSecret(name, load, options);
};

/** A key that only some functions have. @throws Error from `read` in a function without its setting */
const openOwnKey =
  (variable: { arn: string; value: string }) =>
  (source: SecretSource | null, log: Log): StageKey =>
    source
      ? openStageKey(source, { log })
      : {
          read: () => Promise.reject(new Error(`Set ${variable.arn} or ${variable.value}.`)),
          invalidate: () => {},
        };

/** The key for checkout proofs. */
export const openCheckoutKey = openOwnKey({ arn: names.checkoutSecretArn, value: names.checkoutSecret });

/** The key that encrypts the signing secrets of webhooks. */
export const openWebhookKey = openOwnKey({ arn: names.webhookSecretArn, value: names.webhookSecret });
