import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import * as z from 'zod';

const audit = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** The registry's findings about the packages that the product runs on; null if it does not answer. */
const askRegistry = (): z.infer<typeof audit> | null => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    encoding: 'utf8',
    timeout: 45_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return audit.safeParse(JSON.parse(stdout)).data ?? null;
  } catch {
    // No JSON, or an error instead: there is no registry, or it has no audit.
    return null;
  }
};

it('no package that the product runs on has a known vulnerability of high or critical severity', (context) => {
  const answer = askRegistry();
  if (answer === null) return context.skip('the registry does not answer npm audit');
  const grave = Object.entries(answer.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  expect(grave).toEqual([]);
});
