type Kept = { value: unknown; at: number };

type KeptOptions = {
  readonly now: () => number;
  /** How long a response is fresh, and how long it may be served if no newer one can be read, in ms. */
  readonly cacheMs: number;
  readonly graceMs: number;
  /** The most responses to keep. The oldest are dropped first, since anyone may request any slug. */
  readonly entries: number;
};

/**
 * Caches responses in this process. Concurrent callers share one request. If the source fails, the last response is
 * served during the grace period.
 */
export const openResponseCache = ({ now, cacheMs, graceMs, entries }: KeptOptions) => {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<unknown>>();

  const ask = async (key: string, read: () => Promise<unknown>): Promise<unknown> => {
    const last = kept.get(key);
    try {
      const value = await read();
      kept.delete(key);
      kept.set(key, { value, at: now() });
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - entries))) kept.delete(oldest);
      return value;
    } catch (error) {
      if (!last || now() - last.at >= graceMs) throw error;
      return last.value;
    } finally {
      asking.delete(key);
    }
  };

  /** @param read must return the same type for the same key */
  return async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const last = kept.get(key);
    if (last && now() - last.at < cacheMs) return last.value as Value;
    const running = asking.get(key) ?? ask(key, read);
    asking.set(key, running);
    return (await running) as Value;
  };
};
