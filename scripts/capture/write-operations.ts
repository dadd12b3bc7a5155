import { createHash } from 'node:crypto';
import { dayMs, hourMs } from '#contracts/durations.ts';
import { deliveryStatuses } from '#contracts/webhooks/delivery.ts';
import { deliveryExpiry, testEvent } from '#domain/webhooks/webhook-events.ts';
import { signOut } from '#usecases/accounts/sign-out.ts';
import { grantCredits } from '#usecases/operator/grant-credits.ts';
import { setRole } from '#usecases/operator/set-role.ts';
import { operator, people, type Scenario } from './people.ts';

/** A support grant and an administrator, each with its audit trail; sessions that were ended; an API key. */
const writeSupport = async ({ deps, identityOf }: Scenario): Promise<void> => {
  const at = deps.clock.now().toISOString();
  const { userId } = people.jon;
  await grantCredits(deps, {
    actor: operator,
    user: people.mara.userId,
    credits: 2,
    reason: 'A run failed twice.',
    grantId: 'a7a7a7a7-0000-4000-8000-000000000007',
  });
  await setRole(deps, { actor: operator, user: userId, reason: 'Joined support.', role: 'admin' });
  await signOut(deps, { identity: identityOf(people.jon) });
  await deps.users.update(userId, { firstLogin: false, sessionsEndedAt: at, fullName: 'Jon Berg' });
  const hash = createHash('sha256').update('no key has this hash').digest('hex');
  const key = { userId, prefix: 'sk_ExAmPlE0', hash, createdAt: at };
  await deps.apiKeys.create({ ...key, keyId: deps.ids.uuid(), lastUsedAt: null, scopes: ['read', 'run'] });
};

/** A webhook, and deliveries of each status. */
const writeWebhooks = async ({ deps }: Scenario): Promise<void> => {
  const { userId } = people.jon;
  const createdAt = deps.clock.now().toISOString();
  const webhookId = deps.ids.uuid();
  const url = 'https://weekly-bread.example/hook';
  await deps.webhooks.create({ userId, webhookId, url, createdAt, sealedSecret: 'opens with no key' });
  for (const status of deliveryStatuses) {
    const { eventId, ...event } = testEvent(deps.ids.uuid(), webhookId, createdAt);
    const key = { userId, webhookId, createdAt, eventId };
    await deps.webhooks.addDelivery(key, { eventId, ...event }, deliveryExpiry(createdAt));
    if (status === 'waiting') continue;
    await deps.webhooks.claim({ ...key, attempts: 0 }, createdAt);
    await deps.webhooks.record({ ...key, attempts: 1 }, { status, answer: 'HTTP 200' });
  }
};

/** A deletion that waits for its last check, and a finished one. */
const writeDeletions = async (scenario: Scenario): Promise<void> => {
  const { deps } = scenario;
  const now = deps.clock.now();
  const at = now.toISOString();
  for (const person of [people.ada, people.leo]) {
    const { userId } = person;
    await scenario.signUp(person);
    await deps.userData.requestDeletion(userId, at);
    await deps.users.update(userId, { closedAt: at });
    await deps.userData.purge(userId);
  }
  await deps.userData.watchJobs(people.ada.userId, [deps.ids.uuid(), deps.ids.uuid()]);
  await deps.userData.setLastLook(people.ada.userId, new Date(now.getTime() + hourMs).toISOString());
  await deps.userData.finishDeletion(people.leo.userId, at);
};

export const cached = {
  url: 'https://weekly-bread.example/sourdough',
  html: '<!doctype html><title>Sourdough</title><p>Feed the starter once a week.</p>',
  source: 'dataforseo_labs',
  locale: { country: 'US', language: 'en' },
  keyword: 'sourdough starter',
} as const;

const writeCaches = async ({ deps, stores }: Scenario): Promise<void> => {
  const now = deps.clock.now();
  const expiry = new Date(now.getTime() + 30 * dayMs);
  const page = { url: cached.url, contentType: 'text/html; charset=utf-8', fetchedAt: now.toISOString() };
  await stores.pageCache.put(cached.url, { ...page, body: new TextEncoder().encode(cached.html) }, expiry);
  const metrics = {
    searchVolume: 60_500,
    cpc: 0.83,
    competitionIndex: 100,
    keywordDifficulty: 47,
    monthlySearches: [{ year: 2026, month: 8, searches: 60_500 }],
    source: cached.source,
    groupedWith: ['sourdough starters'],
    spellCorrectedTo: null,
    asOf: '2026-09-12',
  };
  await stores.marketDataCache.put(
    cached.source,
    cached.locale,
    new Map([[cached.keyword, metrics]]),
    expiry,
  );
};

/** Operators' actions, pending deletions, and cached vendor responses. */
export const writeOperations = async (scenario: Scenario): Promise<void> => {
  await writeSupport(scenario);
  await writeWebhooks(scenario);
  await writeDeletions(scenario);
  await writeCaches(scenario);
};
