import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emulatorGapNames } from '#lib/emulator-gaps.ts';
import { findEmulator, whichEmulator } from '../../../../scripts/emulated/which-emulator.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const stop of stops.splice(0)) stop();
});

/** An emulator that answers these addresses, with these headers. */
const startEmulator = async (paths: readonly string[], headers: Record<string, string> = {}) => {
  const server = createServer((request, response) => {
    response.writeHead(paths.includes(request.url ?? '') ? 200 : 404, headers).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
const health = '/_localstack/health';

describe('the emulator that a stack is deployed to', () => {
  it('is recognized by its answers', async () => {
    expect(await whichEmulator(await startEmulator(['/_ministack/health', health]))).toBe('ministack');
    const localstack = await startEmulator([health], { 'x-localstack': '2026.3.1' });
    expect(await whichEmulator(localstack)).toBe('localstack');
    expect(await whichEmulator(await startEmulator([health]))).toBe('other');
    expect(await whichEmulator('http://127.0.0.1:9')).toBe('other');
  });

  it('keeps the features that it has', async () => {
    const localstack = await startEmulator([health], { 'x-localstack': '2026.3.1' });
    const { title, gaps } = await findEmulator(localstack);
    expect(title).toBe('LocalStack');
    for (const kept of ['code-deploy', 'metric-math', 'google', 'site-upload'])
      expect(gaps).not.toContain(kept);
    expect((await findEmulator(await startEmulator(['/_ministack/health']))).gaps).toEqual(emulatorGapNames);
  });

  it('is treated as its operator says', async () => {
    vi.stubEnv('EMULATOR_OMIT', 'budget,google');
    expect((await findEmulator(await startEmulator([]))).gaps).toEqual(['budget', 'google']);
    vi.stubEnv('EMULATOR_OMIT', 'everything');
    await expect(findEmulator(await startEmulator([]))).rejects.toThrow(/unknown switch/);
  });
});
