import { rateLimits, rateWindowSeconds } from '#contracts/platform/rate-limits.ts';
import type { RouteName } from '#contracts/public-api/all-routes.ts';
import { rateClassOf } from '#domain/platform/rate-limit.ts';
import type { RateRule } from '../weaknesses/web-acl.ts';

/** A caller of one route at a steady rate. */
export type Sender = {
  readonly name: string;
  readonly route: RouteName;
  readonly method: string;
  readonly path: string;
  readonly perSecond: number;
  /** Autonomous system of the addresses. */
  readonly network: string;
  /** `rotating` never uses an IPv6 address twice; the firewall's first rule lets `provider` through. */
  readonly kind?: 'rotating' | 'provider';
};

export type Limits = {
  readonly rules: readonly RateRule[];
  /** Whether an address set of the template holds every IPv6 address. */
  readonly isV6Set: (set: string) => boolean;
  /** True if the firewall blocks each such request, even a single one. */
  readonly isBlocked: (sender: Sender) => boolean;
  readonly buckets: ReadonlyMap<string, { readonly rate: number; readonly burst: number }>;
};

/** Calls of a sender in one second: sent, and answered by the product. */
export type Second = { readonly sent: number; readonly served: number };

/** WAF counts the requests of its window as it knew them this long ago ("usually this delay is below 30 seconds"). */
export const wafDelaySeconds = 30;

/** Whether a rule without a rate blocks the request, and the rate rules that count it. */
type Judged = { readonly isBlocked: boolean; readonly rules: readonly RateRule[] };

const known = new WeakMap<Limits, Map<string, Judged>>();

/** Judges each kind of request only once, because reading the rules takes most of the time of a simulation. */
const judge = (sender: Sender, limits: Limits): Judged => {
  const judged = known.get(limits) ?? new Map<string, Judged>();
  known.set(limits, judged);
  const { method, path, kind } = sender;
  const key = `${method} ${path} ${kind}`;
  const isIn = (set: string) => kind === 'rotating' && limits.isV6Set(set);
  const found = judged.get(key) ?? {
    isBlocked: kind !== 'provider' && limits.isBlocked(sender),
    rules: limits.rules.filter((rule) => rule.counts(method, path, isIn)),
  };
  judged.set(key, found);
  return found;
};

/** The key under which a rule counts a sender. */
const countedAs = (rule: RateRule, { kind, name, network }: Sender): string | null => {
  if (rule.per !== 'IP') return network;
  return kind === 'rotating' ? null : name;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Senders that a rule counts as one. */
type Counted = { readonly rule: RateRule; readonly members: readonly Sender[]; readonly perSecond: number };

const countAll = (senders: readonly Sender[], limits: Limits): Counted[] =>
  limits.rules.flatMap((rule) => {
    const counted = senders.filter((sender) => judge(sender, limits).rules.includes(rule));
    return [...Map.groupBy(counted, (sender) => countedAs(rule, sender))].flatMap(([key, members]) =>
      key === null ? [] : { rule, members, perSecond: sum(members.map(({ perSecond }) => perSecond)) },
    );
  });

/**
 * The first second in which a rule blocks the senders that it counts as one. It counts what was sent, so the block
 * lasts.
 */
const blockedBy = ({ rule, perSecond }: Counted): number => {
  const needed = Math.floor(rule.limit / perSecond) + 1;
  return needed > rule.windowSeconds ? Number.POSITIVE_INFINITY : wafDelaySeconds + needed;
};

/** For each sender, the first second in which the firewall blocks it. The first rule lets the provider through. */
const firstBlocksOf = (senders: readonly Sender[], limits: Limits): Map<Sender, number> => {
  const first = new Map(
    senders.map((sender) => [sender, judge(sender, limits).isBlocked ? 0 : Number.POSITIVE_INFINITY]),
  );
  for (const counted of countAll(senders, limits)) {
    const second = blockedBy(counted);
    for (const sender of counted.members)
      if (sender.kind !== 'provider') first.set(sender, Math.min(second, first.get(sender) ?? second));
  }
  return first;
};

/** The number of calls that the product itself still allows a caller in the current minute. */
const allowance = ({ route, perSecond }: Sender, second: number): number => {
  const { visitor } = rateLimits[rateClassOf(route)];
  if (visitor === null) return perSecond;
  const before = (second % rateWindowSeconds) * perSecond;
  return Math.max(0, Math.min(perSecond, visitor - before));
};

/** Senders of a route that send the same and are blocked at the same time, and so get the same service. */
type Alike = { readonly sender: Sender; readonly count: number; readonly firstBlock: number };

/** The service that each of them gets, second by second, from a bucket that they share. */
const serve = (
  groups: readonly Alike[],
  { rate, burst }: { rate: number; burst: number },
  seconds: number,
): Second[][] => {
  let tokens = burst;
  const served = groups.map((): Second[] => []);
  for (let second = 0; second < seconds; second++) {
    const isPast = ({ firstBlock }: Alike) => second < firstBlock;
    const available = Math.min(burst, tokens + rate);
    const asked = sum(groups.filter(isPast).map(({ sender, count }) => count * sender.perSecond));
    const share = asked === 0 ? 1 : Math.min(1, available / asked);
    tokens = available - share * asked;
    for (const [n, group] of groups.entries()) {
      const through = isPast(group) ? share * group.sender.perSecond : 0;
      served[n]?.push({
        sent: group.sender.perSecond,
        served: Math.min(through, allowance(group.sender, second)),
      });
    }
  }
  return served;
};

/**
 * Runs senders in parallel through the firewall, the bucket of each route and the product's own limits. Calls of one
 * second are mixed evenly, so that a bucket that is too small serves the same share of everybody's calls. Senders
 * affect each other only through the firewall's rules and their route's bucket, so the routes run one after another.
 */
export const simulate = (
  senders: readonly Sender[],
  limits: Limits,
  seconds: number,
): Map<Sender, Second[]> => {
  const firstBlocks = firstBlocksOf(senders, limits);
  const results = new Map<Sender, Second[]>();
  for (const [key, group] of Map.groupBy(senders, ({ method, path }) => `${method} ${path}`)) {
    const firstBlock = (sender: Sender): number => firstBlocks.get(sender) ?? Number.POSITIVE_INFINITY;
    const alike = [
      ...Map.groupBy(group, (each) => `${each.route} ${each.perSecond} ${firstBlock(each)}`).values(),
    ];
    const groups = alike.flatMap((members) =>
      members
        .slice(0, 1)
        .map((sender) => ({ sender, count: members.length, firstBlock: firstBlock(sender) })),
    );
    const served = serve(groups, limits.buckets.get(key) ?? { rate: 0, burst: 0 }, seconds);
    for (const [n, members] of alike.entries())
      for (const sender of members) results.set(sender, served[n] ?? []);
  }
  return results;
};
