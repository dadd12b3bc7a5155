import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { handlePostConfirmation } from '#triggers/post-confirmation.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { identifyCaller } from '#usecases/site/identify-caller.ts';

const event = (triggerSource: string) =>
  ({ triggerSource, request: { userAttributes: { sub: 'u1' } } }) as unknown as PostConfirmationTriggerEvent;

const open = async () => {
  const deps = createTestDeps();
  const signedInAt = deps.clock.now();
  const identity = { userId: 'u1', email: 'jane@example.com', sessionId: 's1', signedInAt };
  deps.tokens.verify = async () => identity;
  const identify = () => identifyCaller(deps, { token: 'a.b.c', visitor: 'v' });
  return { deps, identify, identity };
};

describe('after a confirmation', () => {
  it('of a new password, every session that was opened before is over', async () => {
    const { deps, identify, identity } = await open();
    await getMe(deps, { identity });
    await handlePostConfirmation(event('PostConfirmation_ConfirmForgotPassword'), async () => deps);
    await expect(identify()).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('of a new password, there is nothing to end for a user who never signed in', async () => {
    const { deps } = await open();
    await handlePostConfirmation(event('PostConfirmation_ConfirmForgotPassword'), async () => deps);
    expect(await deps.users.find('u1')).toBeNull();
  });

  it('of a new account, nothing happens: its profile is created at the first sign-in', async () => {
    const never = () => Promise.reject(new Error('not asked'));
    const confirmed = event('PostConfirmation_ConfirmSignUp');
    expect(await handlePostConfirmation(confirmed, never)).toBe(confirmed);
  });
});
