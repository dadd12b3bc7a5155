import type { ApiRouteName } from './routes.ts';

/** Calls are counted in whole minutes, each caller's and each kind's for itself. */
export const rateWindowSeconds = 60;

/**
 * How many calls of a kind a caller has a minute. A visitor is a network address, behind which there may be a whole
 * office. `what` stands in the message.
 */
export const rateLimits = {
  /** A run costs a credit, which bounds them before this does: a script that repeats its request is let through. */
  runs: { visitor: 300, user: 300, what: 'runs' },
  /** Ten images a run, of which each asks for a form of its own. */
  uploads: { visitor: 30, user: 120, what: 'uploads' },
  /** A download reads a whole result. */
  exports: { visitor: 30, user: 30, what: 'downloads' },
  /** Each asks the payment provider, which has limits of its own. */
  billing: { visitor: 60, user: 60, what: 'changes of the plan' },
  changes: { visitor: 60, user: 60, what: 'changes' },
  /** Asked by every page that is opened, signed in or not. */
  config: { visitor: 600, user: 600, what: 'requests' },
  /** A page polls a run every five seconds, in as many tabs as are open; a script may ask some times a second. */
  reads: { visitor: 1200, user: 1200, what: 'requests' },
} as const satisfies Record<string, { visitor: number; user: number; what: string }>;
export type RateClass = keyof typeof rateLimits;

/** Routes whose class is not that of their method: `reads` for GET, `changes` for any other. Null is not counted. */
export const rateClasses: Partial<Record<ApiRouteName, RateClass | null>> = {
  createJob: 'runs',
  processImages: 'uploads',
  createImageUpload: 'uploads',
  exportAllKeywords: 'exports',
  fetchContent: 'reads',
  getConfig: 'config',
  eligiblePrice: 'billing',
  startCheckout: 'billing',
  changePlan: 'billing',
  activateTrial: 'billing',
  rollbackPlanChange: 'billing',
  cancelSubscription: 'billing',
  portalSession: 'billing',
  /** The provider sends what it has to, in bursts, signed; turning it away would only bring it back. */
  paddleWebhook: null,
};

/**
 * Pages of one site that the product reads a minute: for one caller, and for all callers together. The caller's share
 * is counted first, so that nobody uses up the site for the others.
 */
export const pagesPerHost = { caller: 5, all: 30 } as const;
