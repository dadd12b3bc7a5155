import { randomUUID } from 'node:crypto';
import { tools } from '#contracts/product.ts';
import type { JobOrder, UserProfile } from '#ports';

export const at = '2026-11-21T12:00:00.000Z';

/** An order for a user's optimizer run on a text. */
export const userOrder = (userId: string, changes: Partial<JobOrder['job']> = {}): JobOrder => ({
  job: {
    id: randomUUID(),
    userId,
    visitor: null,
    claimSha256: null,
    jobType: 'keyword_optimizer',
    contextKind: 'text',
    status: 'pending',
    locale: { country: 'US', language: 'en' },
    costHalfCredits: tools.keyword_optimizer.costHalfCredits,
    inputSha256: 'a'.repeat(64),
    createdAt: at,
    updatedAt: at,
    endedAt: null,
    failure: null,
    spentMicroUsd: 0,
    uploadForms: 0,
    refundedHalfCredits: null,
    expiresAt: null,
    ...changes,
  },
  input: { text: 'Cold brew at home', url: null, keywords: null, imageCount: null },
  idempotency: null,
  startBy: '2026-11-21T12:00:30.000Z',
});

/** An order for a visitor's demo run. */
export const visitorOrder = (visitor: string, changes: Partial<JobOrder['job']> = {}): JobOrder =>
  userOrder('', { userId: null, visitor, costHalfCredits: 0, expiresAt: 1_800_000_000, ...changes });

export const withKey = (order: JobOrder, key: string, requestSha256 = 'same'): JobOrder => ({
  ...order,
  idempotency: { key, requestSha256, expiresAt: Date.parse(order.job.createdAt) / 1000 + 24 * 3600 },
});

export const newProfile = (userId: string): UserProfile => ({
  userId,
  email: 'jane@example.com',
  fullName: 'Jane',
  role: 'user',
  plan: 'free',
  firstLogin: true,
  trialUsed: false,
  createdAt: at,
  nextFreeCreditDate: '2026-12-21T12:00:00.000Z',
  sessionsEndedAt: null,
  closedAt: null,
});

export const grantOf = (halfCredits: number) => ({
  id: 'free-2026-11-21',
  halfCredits,
  description: 'Free monthly credits',
  expiresAt: null,
});
