import type { RouteName } from '#contracts/platform/all-routes.ts';
import { rateLimits, rateWindowSeconds } from '#contracts/platform/rate-limits.ts';
import { rateClassOf } from '#domain/jobs/rate-limit.ts';
import type { RateRule } from '../weaknesses/web-acl.ts';

/** Somebody who calls one route at a steady rate. */
export type Sender = {
  readonly name: string;
  readonly route: RouteName;
  readonly method: string;
  readonly path: string;
  readonly perSecond: number;
  /** Autonomous system of the addresses. */
  readonly network: string;
  /** `rotating` never uses an IPv6 address twice; `provider` is let through by the first rule of the firewall. */
  readonly kind?: 'rotating' | 'provider';
};

export type Limits = {
  readonly rules: readonly RateRule[];
  /** Whether an address set of the template holds every IPv6 address. */
  readonly isV6Set: (set: string) => boolean;
  /** Whether the firewall refuses a request at once, whatever its rate. */
  readonly isRefused: (sender: Sender) => boolean;
  readonly buckets: ReadonlyMap<string, { readonly rate: number; readonly burst: number }>;
};

/** Calls of a sender in one second: sent, and answered by the product. */
export type Second = { readonly sent: number; readonly served: number };

/** WAF looks back over its window at what it knew this long ago ("usually this delay is below 30 seconds"). */
export const wafDelaySeconds = 30;

const countedBy = (rule: RateRule, sender: Sender, isV6Set: Limits['isV6Set']): string | null => {
  const isIn = (set: string) => sender.kind === 'rotating' && isV6Set(set);
  if (!rule.counts(sender.method, sender.path, isIn)) return null;
  if (rule.per !== 'IP') return sender.network;
  return sender.kind === 'rotating' ? null : sender.name;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Senders that a rule counts as one. */
type Counted = { readonly rule: RateRule; readonly members: readonly Sender[]; readonly perSecond: number };

const countAll = (senders: readonly Sender[], { rules, isV6Set }: Limits): Counted[] =>
  rules.flatMap((rule) =>
    [...Map.groupBy(senders, (sender) => countedBy(rule, sender, isV6Set))].flatMap(([key, members]) =>
      key === null ? [] : { rule, members, perSecond: sum(members.map(({ perSecond }) => perSecond)) },
    ),
  );

/** Those who are blocked at a second: a rule counts what was sent, blocked or not. */
const blockedAt = (second: number, counted: readonly Counted[]): Set<Sender> =>
  new Set(
    counted
      .filter(({ rule, perSecond }) => {
        const known = Math.min(Math.max(0, second - wafDelaySeconds), rule.windowSeconds);
        return known * perSecond > rule.limit;
      })
      .flatMap(({ members }) => members),
  );

/** What the product itself lets a caller have in the running minute. */
const allowance = ({ route, perSecond }: Sender, second: number): number => {
  const { visitor } = rateLimits[rateClassOf(route)];
  if (visitor === null) return perSecond;
  const before = (second % rateWindowSeconds) * perSecond;
  return Math.max(0, Math.min(perSecond, visitor - before));
};

/**
 * Runs senders side by side through the firewall, the bucket of each route and the product's own limits. Calls of one
 * second are mixed evenly, so that a bucket that is too small serves the same share of everybody's.
 */
export const simulate = (
  senders: readonly Sender[],
  limits: Limits,
  seconds: number,
): Map<Sender, Second[]> => {
  const counted = countAll(senders, limits);
  const refused = new Set(senders.filter((sender) => sender.kind !== 'provider' && limits.isRefused(sender)));
  const groups = [...Map.groupBy(senders, ({ method, path }) => `${method} ${path}`)];
  const tokens = new Map([...limits.buckets].map(([key, { burst }]) => [key, burst]));
  const results = new Map(senders.map((sender) => [sender, [] as Second[]]));
  for (let second = 0; second < seconds; second++) {
    const blocked = blockedAt(second, counted);
    const isPast = (sender: Sender) =>
      sender.kind === 'provider' || !(blocked.has(sender) || refused.has(sender));
    for (const [key, group] of groups) {
      const { rate, burst } = limits.buckets.get(key) ?? { rate: 0, burst: 0 };
      const available = Math.min(burst, (tokens.get(key) ?? 0) + rate);
      const asked = sum(group.filter(isPast).map(({ perSecond }) => perSecond));
      const share = asked === 0 ? 1 : Math.min(1, available / asked);
      tokens.set(key, available - share * asked);
      for (const sender of group) {
        const through = isPast(sender) ? share * sender.perSecond : 0;
        const served = Math.min(through, allowance(sender, second));
        results.get(sender)?.push({ sent: sender.perSecond, served });
      }
    }
  }
  return results;
};
