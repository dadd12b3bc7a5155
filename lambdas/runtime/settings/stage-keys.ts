import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { KeyVersion, Log, StageKey } from '#ports';
import {
  type FreshnessOptions,
  fixedSecret,
  keepFresh,
  readSecretVersion,
  type SecretSource,
} from './secrets.ts';

type KeyOptions = FreshnessOptions & { ask?: typeof readSecretVersion };

/** A key with only one version. */
export const fixedKey = (value: string, createdAt = new Date(0)): StageKey =>
  fixedSecret([{ value, createdAt }]);

/**
 * A key that the stage generates. A rotation makes the current version the previous one, and both count, so that
 * neither what was signed before nor a CloudFront that still sends the old value is refused.
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
  return keepFresh(name, load, options);
};

/** The key of checkout proofs. @throws Error from `read` in a function without its setting */
export const openCheckoutKey = (source: SecretSource | null, log: Log): StageKey =>
  source
    ? openStageKey(source, { log })
    : {
        read: () => Promise.reject(new Error(`Set ${names.checkoutSecretArn} or ${names.checkoutSecret}.`)),
        refuse: () => {},
      };
