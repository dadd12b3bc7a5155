/** Money that we pay to providers is counted in whole millionths of a US dollar. */
const microUsdPerUsd = 1_000_000;

/** Whole micro-dollars, rounded up: 0.0102 is 10,200 whatever binary fractions make of it. */
export const toMicroUsd = (usd: number): number => Math.ceil(Number((usd * microUsdPerUsd).toFixed(3)));
export const fromMicroUsd = (microUsd: number): number => microUsd / microUsdPerUsd;

/** Who a daily cap is for. A user's run counts against `user` and `stage`, a visitor's against `visitors` and `stage`. */
export type CapHolder = 'stage' | 'visitors' | 'user';

/** The most that providers may cost within a day (UTC), in micro-dollars: of a stage, of all visitors, of each user. */
export type SpendingCaps = Readonly<Record<CapHolder, number>>;

/** Daily budgets in US dollars where a stage or the environment names no others. */
export const defaultDailyBudgetsUsd = { stage: 20, visitors: 5, user: 5 } as const satisfies SpendingCaps;

export const capsOf = (budgetsUsd: Readonly<Record<CapHolder, number>>): SpendingCaps => ({
  stage: toMicroUsd(budgetsUsd.stage),
  visitors: toMicroUsd(budgetsUsd.visitors),
  user: toMicroUsd(budgetsUsd.user),
});

/** The share of the stage's daily budget at which the alarm speaks. */
export const budgetAlarmShare = 0.8;

/** List prices of DataForSEO in US dollars as of 2026-06-01: dataforseo.com/pricing. */
export const marketDataPrices = {
  /** Labs, keyword overview: for a request, and for each of its keywords. */
  labs: { request: 0.01, keyword: 0.0001 },
  /** Google Ads search volume, live: a flat price for up to 1,000 keywords. */
  ads: { request: 0.075, keyword: 0 },
} as const;
