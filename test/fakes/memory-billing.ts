import { maxApiKeys } from '#contracts/accounts/api-keys.ts';
import type { Clawback, PaidGrant, Subscription } from '#contracts/billing/payment.ts';
import { decideClawback, decideGrant, isForPeriod } from '#domain/billing/payment-grant.ts';
import { newestFirst, profileFor } from '#domain/billing/subscription-state.ts';
import type {
  ApiKeyItem,
  ApiKeyStore,
  PaidCredits,
  ParkedEvent,
  PaymentInbox,
  SubscriptionStore,
} from '#ports';
import { balanceOf, move } from './memory-ledger.ts';
import type { MemoryState } from './memory-state.ts';

const createSubscriptions = (state: MemoryState): SubscriptionStore => {
  const kept = new Map<string, Subscription>();
  const reviews = new Map<string, { at: string; failingSince: string | null }>();
  const ofUser = (userId: string) =>
    [...kept.values()].filter((subscription) => subscription.userId === userId).sort(newestFirst);
  return {
    list: async (userId) => ofUser(userId),
    ownerOf: async (subscriptionId) => kept.get(subscriptionId)?.userId ?? null,
    change: async ({ userId, subscriptionId }, change) => {
      const current = kept.get(subscriptionId) ?? null;
      const next = change(current);
      if (next === null) return current;
      kept.set(subscriptionId, next);
      if (current === null) reviews.set(subscriptionId, { at: next.createdAt, failingSince: null });
      const profile = state.profiles.get(userId);
      if (profile && ofUser(userId)[0] === next)
        state.profiles.set(userId, { ...profile, ...profileFor(profile, current, next) });
      return next;
    },
    listDueForReview: async (now, limit) =>
      [...reviews]
        .filter(([, { at }]) => at <= now)
        .sort(([, a], [, b]) => (a.at < b.at ? -1 : 1))
        .slice(0, limit)
        .map(([subscriptionId, { failingSince }]) => ({
          subscriptionId,
          userId: kept.get(subscriptionId)?.userId ?? '',
          failingSince,
        })),
    setReview: async (subscriptionId, at, failingSince = null) => {
      if (at === null) reviews.delete(subscriptionId);
      else reviews.set(subscriptionId, { at, failingSince });
    },
  };
};

const createInbox = (): PaymentInbox => {
  const done = new Set<string>();
  const parked = new Map<string, ParkedEvent[]>();
  const waiting = new Map<string, { body: string; dueAt: string | null }>();
  const marks = new Map<string, string>();
  return {
    receive: async ({ eventId, ...event }) => {
      if (done.has(eventId)) return 'done';
      if (!waiting.has(eventId)) waiting.set(eventId, event);
      return 'waiting';
    },
    findWaiting: async (eventId) => waiting.get(eventId)?.body ?? null,
    listOverdue: async (now, limit) =>
      [...waiting]
        .flatMap(([eventId, { dueAt }]) => (dueAt !== null && dueAt <= now ? [{ eventId, dueAt }] : []))
        .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
        .slice(0, limit)
        .map(({ eventId }) => eventId),
    setDue: async (eventId, dueAt) => {
      const event = waiting.get(eventId);
      if (event) waiting.set(eventId, { ...event, dueAt });
    },
    isDone: async (eventId) => done.has(eventId),
    markDone: async ({ eventId }) => {
      waiting.delete(eventId);
      done.add(eventId);
    },
    park: async (id, event) => void parked.set(id, [...(parked.get(id) ?? []), event]),
    listParked: async (id) => parked.get(id) ?? [],
    unpark: async (id, eventId) =>
      void parked.set(
        id,
        (parked.get(id) ?? []).filter((event) => event.eventId !== eventId),
      ),
    mark: async (list) => marks.get(list) ?? null,
    setMark: async (list, mark) => void marks.set(list, mark),
  };
};

const createPaidCredits = (state: MemoryState): PaidCredits => {
  const grants = new Map<string, PaidGrant[]>();
  const clawbacks = new Map<string, Clawback[]>();
  const moveBy = (
    userId: string,
    kind: 'grant' | 'expiry' | 'clawback',
    halfCredits: number,
    description: string,
    at: string,
  ) => {
    if (halfCredits !== 0)
      move(state, userId, { kind, halfCredits, description, jobId: null, createdAt: at });
  };
  return {
    list: async (userId) => grants.get(userId) ?? [],
    listClawbacks: async (userId) => clawbacks.get(userId) ?? [],
    grant: async (userId, payment, offer, at) => {
      if (!isForPeriod(payment)) return 'repeated';
      const given = grants.get(userId) ?? [];
      const decision = decideGrant({ payment, offer, grants: given, balance: balanceOf(state, userId) });
      if (decision.kind !== 'give') return decision.kind;
      grants.set(userId, [...given, decision.grant]);
      moveBy(userId, 'expiry', -decision.lapsing, 'Unused credits expired', at);
      moveBy(userId, 'grant', decision.grant.halfCredits, decision.description, at);
      return 'given';
    },
    clawBack: async (userId, adjustment, at) => {
      const { adjustmentId, transactionId } = adjustment;
      const before = clawbacks.get(userId) ?? [];
      const decision = decideClawback({
        adjustment,
        grants: grants.get(userId) ?? [],
        clawbacks: before,
        balance: balanceOf(state, userId),
      });
      if (decision.kind !== 'move') return decision.kind;
      const { owed, taken, description } = decision;
      clawbacks.set(userId, [
        ...before,
        { adjustmentId, transactionId, owedHalfCredits: owed, takenHalfCredits: taken },
      ]);
      moveBy(userId, taken < 0 ? 'grant' : 'clawback', -taken, description, at);
      return 'taken';
    },
  };
};

const createApiKeys = (): ApiKeyStore => {
  const keys = new Map<string, ApiKeyItem>();
  const ofUser = (userId: string) => [...keys.values()].filter((key) => key.userId === userId);
  return {
    create: async (key) => {
      if (ofUser(key.userId).length >= maxApiKeys) return false;
      keys.set(key.keyId, key);
      return true;
    },
    list: async (userId) => ofUser(userId).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    findByHash: async (hash) => [...keys.values()].find((key) => key.hash === hash) ?? null,
    recordUse: async ({ userId, keyId, at, unlessSince }) => {
      const key = keys.get(keyId);
      if (key?.userId !== userId || (key.lastUsedAt ?? '') >= unlessSince) return;
      keys.set(keyId, { ...key, lastUsedAt: at });
    },
    revoke: async (userId, keyId) => keys.get(keyId)?.userId === userId && keys.delete(keyId),
  };
};

/** Billing in memory, on the state that the other stores share. */
export const createMemoryBilling = (state: MemoryState) => ({
  subscriptions: createSubscriptions(state),
  paymentInbox: createInbox(),
  paidCredits: createPaidCredits(state),
  apiKeys: createApiKeys(),
});
