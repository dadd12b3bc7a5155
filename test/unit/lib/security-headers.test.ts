import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#lib/security-headers.ts';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the policy of the site', () => {
  test('runs and frames nothing from another origin', () => {
    const policy = directives(contentSecurityPolicy(['https://pool.example']));
    expect(policy).toMatchObject({
      'script-src': "'self'",
      'frame-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' https://pool.example",
    });
  });

  test.each([
    ['production', 'https://buy.paddle.com'],
    ['sandbox', 'https://sandbox-buy.paddle.com'],
  ] as const)('allows the checkout of %s, and not that of the other', (environment, frame) => {
    const policy = directives(contentSecurityPolicy([], environment));
    expect(policy['script-src']).toContain('https://cdn.paddle.com');
    expect(policy['frame-src']).toBe(`'self' ${frame}`);
    expect(policy['script-src']).not.toContain('unsafe');
  });
});
