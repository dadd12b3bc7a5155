import { ApiError } from '#contracts/errors/errors.ts';
import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';
import type { Deps } from '#ports';

export const faultKinds = ['timeout', 'error', 'malformed'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Ports that can be made to fail: all asynchronous ones. */
export const faultPorts = [
  'pageFetcher',
  'images',
  'imageBucket',
  'imageReader',
  'languageModel',
  'marketData',
  'jobRunner',
  'jobs',
  'ledger',
  'outputs',
  'outbox',
  'demoCredits',
  'users',
  'credits',
  'tokens',
  'payments',
  'subscriptions',
  'paymentInbox',
  'paymentQueue',
  'paidCredits',
  'apiKeys',
  'webhooks',
  'webhookQueue',
  'spending',
] as const satisfies readonly (keyof Deps)[];
export type FaultPort = (typeof faultPorts)[number];

export type Fault = { port: FaultPort; kind: FaultKind; times: number };

export type Faults = {
  /** Makes the next `times` calls of a port fail. Replaces the port's earlier fault. */
  arm(fault: Fault): void;
  disarm(port: FaultPort): void;
  /** The armed faults with their remaining counts. */
  list(): Fault[];
  /** Consumes one armed fault of the port; null if there is none. */
  take(port: FaultPort): FaultKind | null;
  /** Wraps a port so that its armed faults come first. */
  wrap<K extends keyof Deps>(name: K, port: Deps[K]): Deps[K];
};

/** Methods of these ports that are synchronous and cannot fail. */
const immediate = new Set<string | symbol>(['now']);

const providerErrors: Readonly<Record<FaultKind, JobErrorName>> = {
  timeout: 'ProviderTimeout',
  error: 'ProviderUnavailable',
  malformed: 'ProviderMalformed',
};
/** The errors that a port's real adapters throw. Ports not listed here fail like AWS services. */
const errorNames: Partial<Record<keyof Deps, Readonly<Record<FaultKind, JobErrorName>>>> = {
  pageFetcher: { timeout: 'PageTimeout', error: 'PageUnreachable', malformed: 'PageNotHtml' },
  languageModel: providerErrors,
  marketData: providerErrors,
};

const errorOf = (port: keyof Deps, kind: FaultKind): Error => {
  const detail = `${kind} of ${port}, armed through /dev/faults`;
  if (port === 'payments') return new ApiError('payments_unavailable', undefined, { cause: detail });
  const name = errorNames[port]?.[kind];
  return name ? new JobError(name, detail) : new Error(detail);
};

const isFaultPort = (name: keyof Deps): name is FaultPort => faultPorts.some((other) => other === name);

/** Wraps a port with the faults that `take` returns. */
export const wrapWithFaults =
  (take: (port: FaultPort) => FaultKind | null | Promise<FaultKind | null>) =>
  <K extends keyof Deps>(name: K, port: Deps[K]): Deps[K] => {
    if (!isFaultPort(name)) return port;
    return new Proxy(port, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function' || immediate.has(property)) return value;
        return async (...args: unknown[]) => {
          const kind = await take(name);
          if (kind) throw errorOf(name, kind);
          return Reflect.apply(value, target, args);
        };
      },
    });
  };

export function createFaults(): Faults {
  const armed = new Map<FaultPort, Fault>();
  const take = (port: FaultPort): FaultKind | null => {
    const fault = armed.get(port);
    if (!fault) return null;
    if (fault.times <= 1) armed.delete(port);
    else armed.set(port, { ...fault, times: fault.times - 1 });
    return fault.kind;
  };
  return {
    arm: (fault) => void armed.set(fault.port, fault),
    disarm: (port) => void armed.delete(port),
    list: () => [...armed.values()],
    take,
    wrap: wrapWithFaults(take),
  };
}
