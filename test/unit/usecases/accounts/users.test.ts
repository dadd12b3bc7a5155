import { describe, expect, it } from 'vitest';
import { nameFromEmail } from '#domain/accounts/name-from-email.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { getOrCreateUser } from '#usecases/accounts/get-or-create-user.ts';

const signedInAt = new Date('2026-11-21T12:00:00.000Z');

describe('a new user', () => {
  it('[A-222] [B-244] gets a profile and the first five credits once, even with concurrent calls', async () => {
    const deps = createTestDeps();
    const identity = { userId: 'u1', email: 'jane.doe@example.com', sessionId: null, signedInAt };
    const profiles = await Promise.all(Array.from({ length: 10 }, () => getOrCreateUser(deps, identity)));
    expect(new Set(profiles.map((profile) => JSON.stringify(profile))).size).toBe(1);
    expect(profiles[0]).toMatchObject({ fullName: 'Jane Doe', role: 'user', plan: 'free', firstLogin: true });
    expect(await deps.credits.balance('u1')).toEqual({ halfCredits: 10, entries: 1 });
  });

  it('needs an ID token for the first call: an access token has no email for the profile', async () => {
    const deps = createTestDeps();
    const identity = { userId: 'u1', email: null, sessionId: null, signedInAt };
    await expect(getOrCreateUser(deps, identity)).rejects.toMatchObject({ code: 'unauthorized' });
    await getOrCreateUser(deps, { ...identity, email: 'jane@example.com' });
    expect(await getOrCreateUser(deps, identity)).toMatchObject({ email: 'jane@example.com' });
  });

  it.each([
    ['jane.doe@example.com', 'Jane Doe'],
    ['jane+news@example.com', 'Jane'],
    ['müller_élise42@example.com', 'Müller Élise'],
    ['42@example.com', 'User'],
    ['@example.com', 'User'],
  ])('[A-223] gets a name from the email: %s becomes %s', (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });
});
