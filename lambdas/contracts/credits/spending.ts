/** Provider costs are integers in millionths of a US dollar. */
const microUsdPerUsd = 1_000_000;

/** Rounds up to whole micro-dollars: 0.0102 becomes 10,200, despite binary fractions. */
export const toMicroUsd = (usd: number): number => Math.ceil(Number((usd * microUsdPerUsd).toFixed(3)));
export const fromMicroUsd = (microUsd: number): number => microUsd / microUsdPerUsd;

/**
 * The holders of a daily cap. A user's run counts against `user` and `stage`, a visitor's run against `visitors` and
 * `stage`.
 */
export type CapScope = 'stage' | 'visitors' | 'user';

/** The most that providers may cost per day (UTC), in micro-dollars: for a stage, for all visitors, for each user. */
export type SpendingCaps = Readonly<Record<CapScope, number>>;

/** Daily caps in US dollars, unless a stage or the environment sets others. */
export const defaultDailyBudgetsUsd = { stage: 20, visitors: 5, user: 5 } as const satisfies SpendingCaps;

export const capsOf = (budgetsUsd: Readonly<Record<CapScope, number>>): SpendingCaps => ({
  stage: toMicroUsd(budgetsUsd.stage),
  visitors: toMicroUsd(budgetsUsd.visitors),
  user: toMicroUsd(budgetsUsd.user),
});

/** The share of the stage's daily cap at which the alarm fires. */
export const budgetAlarmShare = 0.8;

/** List prices of DataForSEO in US dollars as of 2026-06-01: dataforseo.com/pricing. */
export const marketDataPrices = {
  /** Labs, keyword overview: the price per request, and per keyword in it. */
  labs: { request: 0.01, keyword: 0.0001 },
  /** Google Ads search volume, live: a flat price for up to 1,000 keywords. */
  ads: { request: 0.075, keyword: 0 },
} as const;
