/** Calls are counted in fixed windows of a minute, separately for each caller and class. */
export const rateWindowSeconds = 60;

type RateLimit = {
  /** Calls per minute for one visitor, which is a network address and may be a whole office. Null means unlimited. */
  readonly visitor: number | null;
  /** Calls per minute for one user. */
  readonly user: number | null;
  /** The calls that each route of the class allows for all callers together, as a share of `apiRequestsPerSecond`. */
  readonly routeShare: number;
  /** The noun in the message. */
  readonly what: string;
};

/** The limits of each class of calls. docs/limits.md lists them with the limits of the firewall. */
export const rateLimits = {
  /** The price of a run limits its use long before this does, so a script may repeat its requests. */
  runs: { visitor: 300, user: 300, routeShare: 0.1, what: 'runs' },
  /** A run has up to ten images, and each needs its own form. */
  uploads: { visitor: 30, user: 120, routeShare: 0.2, what: 'uploads' },
  /** A download reads a whole result. */
  exports: { visitor: 30, user: 30, routeShare: 0.05, what: 'downloads' },
  /** Each call reaches the payment provider, which has its own limits. */
  billing: { visitor: 60, user: 60, routeShare: 0.05, what: 'plan changes' },
  /** Each call takes up to two seconds of CPU time, is free and needs no account. */
  comparisons: { visitor: 30, user: 30, routeShare: 0.05, what: 'comparisons' },
  /** Each call takes up to two seconds of CPU time and costs nothing. */
  choices: { visitor: 30, user: 30, routeShare: 0.05, what: 'changes to a result' },
  /** Each call reads a whole result, and a whole office may open the same link. */
  shared: { visitor: 60, user: 60, routeShare: 0.2, what: 'shared results' },
  changes: { visitor: 60, user: 60, routeShare: 0.1, what: 'changes' },
  /** Every page requests this, signed in or not. */
  config: { visitor: 600, user: 600, routeShare: 1, what: 'requests' },
  /** Each open tab polls a run every five seconds, and a script may poll several times a second. */
  reads: { visitor: 1200, user: 1200, routeShare: 0.5, what: 'requests' },
  /** Reads by programs with a key. Polling the status of a run ten times a second gains nothing. */
  programReads: { visitor: 60, user: 600, routeShare: 0.2, what: 'requests' },
  /** Messages from agents. A tool that starts or compares something also counts against the limit of its own class. */
  agents: { visitor: 30, user: 120, routeShare: 0.05, what: 'messages' },
  /** Few accounts have webhooks, and each test event opens a connection to an unknown server. */
  webhooks: { visitor: 30, user: 60, routeShare: 0.05, what: 'webhook calls' },
  /** The payment provider sends signed notifications in bursts. A rejected one only comes back later. */
  notifications: { visitor: null, user: null, routeShare: 0.1, what: 'notifications' },
} as const satisfies Record<string, RateLimit>;
export type RateClass = keyof typeof rateLimits;

/**
 * Pages of one site that the product reads per minute: for one caller, and for all callers together. The caller's
 * share is counted first, so that no caller can use up a site for the others.
 */
export const pagesPerHost = { caller: 5, all: 30 } as const;
/** The same for images at addresses: enough for two full runs per minute for one caller. */
export const imagesPerHost = { caller: 20, all: 60 } as const;
