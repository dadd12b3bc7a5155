/** Remembers the last attempt to start a run, so that the same content sent again is the same request. */
export type AttemptKeys = {
  /**
   * The Idempotency-Key for this content: the previous key if the outcome of the last attempt is unknown, otherwise a
   * new one.
   */
  keyFor(content: string): string;
  /** The server has decided about the last attempt, so the next one is a new request. */
  settle(): void;
};

export const createAttemptKeys = (newKey: () => string = () => crypto.randomUUID()): AttemptKeys => {
  let open: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      if (open?.content !== content) open = { content, key: newKey() };
      return open.key;
    },
    settle() {
      open = null;
    },
  };
};
