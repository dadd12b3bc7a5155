import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });

describe('a command', () => {
  it('prints its usage on request', () => {
    const { status, stdout } = run('scripts/slowest.ts', '--help');
    expect(stdout).toContain('Usage: npm run slowest -- [--count N]');
    expect(status).toBe(0);
  });

  it.each([
    ['bin/local.ts', 'Usage: npm start -- [--fresh] [--data DIR]'],
    ['scripts/slowest.ts', 'Usage: npm run slowest -- [--count N]'],
  ])('names an option that it does not have, followed by its usage: %s', (script, usage) => {
    const { status, stderr } = run(script, '--port', '4000');
    expect(stderr).toMatch(/^Unknown option '--port'\.?\n\nUsage: /);
    expect(stderr).toContain(usage);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });
});
