/** Taken ranges of a text. A lookup takes time in proportion to its own length, not to the number of ranges. */
export type TakenSpans = {
  take(start: number, end: number): void;
  /** Whether a taken range holds this offset. */
  holds(at: number): boolean;
  /** Whether this range shares a character with a taken one. */
  overlaps(start: number, end: number): boolean;
};

/** Marks ranges of a text of `length` characters; most texts have none. */
export const takenSpans = (length: number): TakenSpans => {
  let taken: Uint8Array | null = null;
  return {
    take: (start, end) => {
      taken ??= new Uint8Array(length);
      taken.fill(1, start, end);
    },
    holds: (at) => taken !== null && taken[at] === 1,
    overlaps: (start, end) => {
      if (taken === null) return false;
      for (let at = start; at < end; at += 1) if (taken[at] === 1) return true;
      return false;
    },
  };
};

/** The index of the last of some ascending offsets that is at most `at`; -1 if all are greater. */
export const lastUpTo = (offsets: readonly number[], at: number): number => {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
