import { dayMs } from '#contracts/durations.ts';
import type { Deps, ReviewedList } from '#ports';

/** An entry that fails for this long is left to the operator. */
const heldMs = 30 * dayMs;

/** An entry of one of the provider's lists. */
export type Listed = { id: string; at: string };
export type ReviewCounts = { taken: number; failed: number };

type Review<Entry extends Listed> = {
  list: ReviewedList;
  /**
   * The next run reads newer entries again, because entries with the same time can appear in the list a little later.
   */
  overlapMs: number;
  /** Processes an entry; true if it was unknown before. */
  take(entry: Entry): Promise<boolean>;
  /** How far the list has been read after this entry. */
  markOf(entry: Entry): string;
};

type Needed = Pick<Deps, 'paymentInbox' | 'clock' | 'log'>;

/**
 * Processes the entries of a list in order, each separately. The mark moves to the last entry before the first one
 * that is recent or failed, so that the next run reads everything that may still change.
 */
export const openListReview = <Entry extends Listed>(
  { paymentInbox, clock, log }: Needed,
  { list, overlapMs, take, markOf }: Review<Entry>,
) => {
  const counts: ReviewCounts = { taken: 0, failed: 0 };
  let isHeld = false;

  const tryToTake = async (entry: Entry): Promise<'taken' | 'known' | 'failed'> => {
    try {
      return (await take(entry)) ? 'taken' : 'known';
    } catch (error) {
      log.warn('an entry of the payment provider was not processed', { list, id: entry.id, error });
      return 'failed';
    }
  };
  const isPast = ({ id, at }: Entry, hasFailed: boolean): boolean => {
    const age = clock.now().getTime() - Date.parse(at);
    if (age < overlapMs || (hasFailed && age < heldMs)) return false;
    if (hasFailed) log.error('an entry of the payment provider was abandoned', { list, id });
    return true;
  };
  return {
    counts,
    takePage: async (entries: readonly Entry[]): Promise<void> => {
      let mark: string | null = null;
      for (const entry of entries) {
        const outcome = await tryToTake(entry);
        if (outcome !== 'known') counts[outcome] += 1;
        isHeld ||= !isPast(entry, outcome === 'failed');
        if (!isHeld) mark = markOf(entry);
      }
      if (mark !== null) await paymentInbox.setMark(list, mark);
    },
  };
};
