import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthAfter } from '#domain/calendar-month.ts';
import { nameFromEmail } from '#domain/name-from-email.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { getOrCreateUser } from '#usecases/get-or-create-user.ts';

const issuedAt = new Date('2026-11-21T12:00:00.000Z');

describe('a new user', () => {
  it('[A-222] [B-244] gets a profile and the first five credits, once, however many calls come at once', async () => {
    const deps = createTestDeps();
    const identity = { userId: 'u1', email: 'jane.doe@example.com', issuedAt };
    const profiles = await Promise.all(Array.from({ length: 10 }, () => getOrCreateUser(deps, identity)));
    expect(new Set(profiles.map((profile) => JSON.stringify(profile))).size).toBe(1);
    expect(profiles[0]).toMatchObject({ fullName: 'Jane Doe', role: 'user', plan: 'free', firstLogin: true });
    expect(await deps.credits.balance('u1')).toEqual({ halfCredits: 10, entries: 1 });
  });

  it('is known by the ID token first: an access token has no e-mail to make a profile of', async () => {
    const deps = createTestDeps();
    const identity = { userId: 'u1', email: null, issuedAt };
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
  ])('[A-223] has a name from the e-mail: %s is %s', (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });
});

describe('the next free credits', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', '2026-12-21T12:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', '2027-02-28T08:00:00.000Z'],
    ['2028-01-31T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ])('come a month after %s', (from, to) => {
    expect(monthAfter(new Date(from)).toISOString()).toBe(to);
  });

  it('come 28 to 31 days later, always', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
        const days = (monthAfter(date).getTime() - date.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});
