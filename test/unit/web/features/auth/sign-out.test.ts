import { signOut } from 'aws-amplify/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { revokeSession } from '#web/features/auth/api/cognito.ts';
import { requestApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  signOut: vi.fn(),
}));
vi.mock('#web/lib/api/api-client.ts', async (original) => ({
  ...(await original<typeof import('#web/lib/api/api-client.ts')>()),
  callApi: async () => ({
    cognito: { endpoint: null, userPoolId: 'eu-west-1_a', clientId: 'web', domain: null },
  }),
  requestApi: vi.fn(),
}));

const steps: string[] = [];
beforeEach(() => {
  steps.length = 0;
  vi.mocked(requestApi)
    .mockReset()
    .mockImplementation(async (route) => {
      steps.push(route);
      return new Response();
    });
  vi.mocked(signOut)
    .mockReset()
    .mockImplementation(async (input) => {
      steps.push(input?.global ? 'pool: all' : 'pool: one');
    });
});

test.each([
  ['local', ['signOut', 'pool: one']],
  ['global', ['signOutEverywhere', 'pool: all']],
] as const)(
  '[A-254] a %s sign-out ends the session at the API while there is a token, and then at the pool',
  async (scope, expected) => {
    await revokeSession(scope);
    expect(steps).toEqual(expected);
  },
);

test('a session that the API has already ended is still signed out at the pool', async () => {
  vi.mocked(requestApi).mockRejectedValueOnce(new ApiFailure('unauthorized', 401, 'ended'));
  await revokeSession('local');
  expect(steps).toEqual(['pool: one']);
});

test('an unreachable API is reported after the pool has removed the tokens', async () => {
  vi.mocked(requestApi).mockRejectedValueOnce(new ApiFailure('network', 0, 'offline'));
  await expect(revokeSession('global')).rejects.toThrow('offline');
  expect(steps).toEqual(['pool: all']);
});
