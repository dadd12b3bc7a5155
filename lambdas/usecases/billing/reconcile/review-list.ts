import type { Deps, ReviewedList } from '#ports';
import type { Pace } from '#usecases/support/pace.ts';
import { waitForProvider } from '#usecases/support/wait-for-provider.ts';

/** An entry of one of the provider's lists. */
export type Listed = { id: string; at: string };
export type ReviewCounts = { taken: number; failed: number };

type Review<Entry extends Listed> = {
  list: ReviewedList;
  /**
   * The next run reads newer entries again, because entries with the same time can appear in the list a little later.
   */
  overlapMs: number;
  /** An entry that stays open or fails for this long is abandoned and left to the operator. */
  abandonAfterMs: number;
  /** Processes an entry. `known` if that was done before, `open` if it may still change. */
  take(entry: Entry): Promise<'taken' | 'known' | 'open'>;
};

type Outcome = 'taken' | 'known' | 'open' | 'failed';
type ReviewDeps = Pick<Deps, 'paymentInbox' | 'clock' | 'log'>;

/**
 * Processes the entries of a list in order, each separately. The mark moves to the last entry before the first one
 * that is recent, open or failed, so that the next run reads everything that may still change.
 * @param markOf how far the list has been read after an entry
 */
export const openListReview = <Entry extends Listed>(
  { paymentInbox, clock, log }: ReviewDeps,
  { list, overlapMs, abandonAfterMs, take }: Review<Entry>,
  markOf: (entry: Entry) => string,
) => {
  const counts: ReviewCounts = { taken: 0, failed: 0 };
  let isBlocked = false;

  const tryToTake = async (entry: Entry): Promise<Outcome> => {
    try {
      return await take(entry);
    } catch (error) {
      log.warn('an entry of the payment provider was not processed', { list, id: entry.id, error });
      return 'failed';
    }
  };
  const isPast = ({ id, at }: Entry, outcome: Outcome): boolean => {
    const age = clock.now().getTime() - Date.parse(at);
    const isOpen = outcome === 'open' || outcome === 'failed';
    if (age < overlapMs || (isOpen && age < abandonAfterMs)) return false;
    if (isOpen) log.error('an entry of the payment provider was abandoned', { list, id, outcome });
    return true;
  };
  return {
    counts,
    takePage: async (entries: readonly Entry[]): Promise<void> => {
      let mark: string | null = null;
      for (const entry of entries) {
        const outcome = await tryToTake(entry);
        if (outcome === 'taken' || outcome === 'failed') counts[outcome] += 1;
        isBlocked ||= !isPast(entry, outcome);
        if (!isBlocked) mark = markOf(entry);
      }
      if (mark !== null) await paymentInbox.setMark(list, mark);
    },
  };
};

/**
 * Reviews a list in the order of creation, from the mark on, page by page. If it runs out of time, the next run
 * continues.
 * @returns how many entries were taken, and how many failed
 */
export const reviewByCreation = async <Entry extends Listed>(
  deps: ReviewDeps,
  pace: Pace,
  review: Review<Entry>,
  readPage: (after: string | null) => Promise<{ entries: readonly Entry[]; hasMore: boolean }>,
): Promise<ReviewCounts> => {
  const { counts, takePage } = openListReview(deps, review, ({ id }) => id);
  let after = await deps.paymentInbox.mark(review.list);
  for (let hasMore = true; hasMore && pace.hasTime(); ) {
    const last = after;
    const page = await waitForProvider(pace, () => readPage(last));
    await takePage(page.entries);
    after = page.entries.at(-1)?.id ?? after;
    hasMore = page.hasMore && page.entries.length > 0;
  }
  return counts;
};
