/** Remembers the last try to start a run, so that the same content sent again is the same request. */
export type AttemptKeys = {
  /** The Idempotency-Key for this content: the former one after a try whose end is not known, else a new one. */
  keyFor(content: string): string;
  /** The server has decided about the last try, whatever it decided: the next one is a new request. */
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
