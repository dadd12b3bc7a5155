/** Calls are counted in whole minutes, each caller's and each kind's for itself. */
export const rateWindowSeconds = 60;

type RateLimit = {
  /** Calls a minute of one visitor: a network address, behind which there may be a whole office. Null: not counted. */
  readonly visitor: number | null;
  /** Calls a minute of one user. */
  readonly user: number | null;
  /** What each route of the class lets through for all callers together, as a share of `apiRequestsPerSecond`. */
  readonly routeShare: number;
  /** Noun of the message. */
  readonly what: string;
};

/** The limits of each class of calls. docs/limits.md lists them with those of the firewall. */
export const rateLimits = {
  /** A run costs a credit, which bounds them before this does: a script that repeats its request is let through. */
  runs: { visitor: 300, user: 300, routeShare: 0.1, what: 'runs' },
  /** A run has ten images, and each needs its own form. */
  uploads: { visitor: 30, user: 120, routeShare: 0.2, what: 'uploads' },
  /** A download reads a whole result. */
  exports: { visitor: 30, user: 30, routeShare: 0.05, what: 'downloads' },
  /** Each call reaches the payment provider, which has its own limits. */
  billing: { visitor: 60, user: 60, routeShare: 0.05, what: 'plan changes' },
  /** Each takes up to two seconds of a processor, is free and needs no account. */
  comparisons: { visitor: 30, user: 30, routeShare: 0.05, what: 'comparisons' },
  /** Each takes up to two seconds of a processor, and costs nothing. */
  choices: { visitor: 30, user: 30, routeShare: 0.05, what: 'changes to a result' },
  /** Each reads a whole result; an office may open the same link. */
  shared: { visitor: 60, user: 60, routeShare: 0.2, what: 'shared results' },
  changes: { visitor: 60, user: 60, routeShare: 0.1, what: 'changes' },
  /** Asked by every page that is opened, signed in or not. */
  config: { visitor: 600, user: 600, routeShare: 1, what: 'requests' },
  /** A page polls a run every five seconds, in as many tabs as are open; a script may ask several times a second. */
  reads: { visitor: 1200, user: 1200, routeShare: 0.5, what: 'requests' },
  /** What programs read with a key. One that asks ten times a second for the status of a run learns nothing sooner. */
  programReads: { visitor: 60, user: 600, routeShare: 0.2, what: 'requests' },
  /** Messages of agents. What a tool starts or compares counts against the limit of its own class as well. */
  agents: { visitor: 30, user: 120, routeShare: 0.05, what: 'messages' },
  /** Few accounts have one, and each test event opens a connection to a stranger's server. */
  webhooks: { visitor: 30, user: 60, routeShare: 0.05, what: 'webhook calls' },
  /** The payment provider sends its notifications in bursts and signs them; a refused one only comes back later. */
  notifications: { visitor: null, user: null, routeShare: 0.1, what: 'notifications' },
} as const satisfies Record<string, RateLimit>;
export type RateClass = keyof typeof rateLimits;

/**
 * Pages of one site that the product reads a minute: for one caller, and for all callers together. The caller's share
 * is counted first, so that nobody uses up the site for the others.
 */
export const pagesPerHost = { caller: 5, all: 30 } as const;
/** The same for images at addresses: two full runs a minute for one caller. */
export const imagesPerHost = { caller: 20, all: 60 } as const;
