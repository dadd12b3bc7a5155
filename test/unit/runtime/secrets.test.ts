import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  findSecretSource,
  openSecret,
  secretGraceMs,
  secretLifetimeMs,
  secretPauseMs,
} from '#runtime/settings/secrets.ts';

const schema = z.object({ apiKey: z.string().min(8) });
const textOf = (apiKey: string): string => JSON.stringify({ apiKey });

function openStore(first = 'first-key-1') {
  let time = 0;
  let answer: () => Promise<string> = async () => textOf(first);
  const ask = vi.fn((_name: string) => answer());
  const log = { warn: vi.fn() };
  return {
    ask,
    log,
    pass: (ms: number) => {
      time += ms;
    },
    rotate: (apiKey: string) => {
      answer = async () => textOf(apiKey);
    },
    break: () => {
      answer = () => Promise.reject(new Error('the store is away'));
    },
    secret: openSecret({ name: 'vendor/key' }, schema, { ask, log, now: () => time }),
  };
}

describe('secrets that are read at run time', () => {
  it('ask the store once for concurrent callers, and again only when the lifetime has passed', async () => {
    const { secret, ask, pass } = openStore();
    const read = await Promise.all([secret.read(), secret.read(), secret.read()]);
    expect(read).toEqual(Array(3).fill({ apiKey: 'first-key-1' }));
    pass(secretLifetimeMs - 1);
    await secret.read();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith('vendor/key');
  });

  it('take effect within their lifetime after a rotation, without a deploy', async () => {
    const { secret, rotate, pass } = openStore();
    await secret.read();
    rotate('second-key');
    pass(secretLifetimeMs);
    expect(await secret.read()).toEqual({ apiKey: 'second-key' });
  });

  it('take effect at once when the vendor refuses the old value, but are read at most every ten seconds', async () => {
    const { secret, rotate, pass, ask } = openStore();
    await secret.read();
    rotate('second-key');
    pass(secretPauseMs);
    secret.invalidate();
    expect(await secret.read()).toEqual({ apiKey: 'second-key' });
    for (let call = 0; call < 20; call += 1) {
      secret.invalidate();
      await secret.read();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('use the last value while the secret store is unavailable, log it, and give up after an hour', async () => {
    const store = openStore();
    await store.secret.read();
    store.break();
    store.pass(secretLifetimeMs);
    expect(await store.secret.read()).toEqual({ apiKey: 'first-key-1' });
    expect(await store.secret.read()).toEqual({ apiKey: 'first-key-1' });
    expect(store.log.warn).toHaveBeenCalledOnce();
    expect(store.ask).toHaveBeenCalledTimes(2);
    store.pass(secretGraceMs);
    await expect(store.secret.read()).rejects.toThrow('the store is away');
  });

  it('are read again after a first read that failed', async () => {
    const store = openStore();
    store.break();
    await expect(store.secret.read()).rejects.toThrow('the store is away');
    store.rotate('third-key');
    expect(await store.secret.read()).toEqual({ apiKey: 'third-key' });
  });

  it.each([
    ['no JSON', 'hunter2-is-no-json', /^The secret vendor\/key is not JSON\.$/],
    ['a wrong field', JSON.stringify({ apiKey: 'hunter2' }), /wrong or missing: apiKey\.$/],
    ['another shape', JSON.stringify(['hunter2']), /wrong or missing: its top\.$/],
  ])('are named and never quoted: %s', async (_, text, message) => {
    const secret = openSecret({ name: 'vendor/key' }, schema, { ask: async () => text });
    const error = await secret.read().catch((thrown: unknown) => thrown);
    expect(String(error).replace(/^Error: /, '')).toMatch(message);
    expect(JSON.stringify([String(error), error, (error as Error).cause])).not.toContain('hunter2');
  });

  it('are used directly if there is no store', async () => {
    expect(await openSecret({ value: textOf('local-key') }, schema).read()).toEqual({ apiKey: 'local-key' });
  });
});

describe('the name of a secret', () => {
  const names = { name: 'VENDOR_SECRET_NAME', value: 'VENDOR_SECRET' };
  it('is a name in Secrets Manager, or the value itself, which takes precedence', () => {
    expect(findSecretSource({ VENDOR_SECRET_NAME: 'a/b' }, names)).toEqual({ name: 'a/b' });
    const source = findSecretSource({ VENDOR_SECRET_NAME: 'a/b', VENDOR_SECRET: '{}' }, names);
    expect(source).toMatchObject({ value: '{}' });
    expect(() => openSecret(source, schema)).toThrow(/^VENDOR_SECRET does not have .*: apiKey\.$/);
  });
  it('comes with the variables to set if there is neither', () => {
    expect(() => findSecretSource({}, names)).toThrow(/VENDOR_SECRET_NAME.*VENDOR_SECRET /);
  });
});
