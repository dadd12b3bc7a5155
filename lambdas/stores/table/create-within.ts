import { type FailedConditions, untilCurrent } from './transact.ts';

type Create<Name extends string> = {
  /** The id of the item that was created last. */
  newest: () => Promise<string | null>;
  count: () => Promise<number>;
  /** Writes the new item, and its id as `newest`, on the condition that `newest` is still what was read. */
  write: (newest: string | null) => Promise<FailedConditions<Name | 'newest'>>;
};

/**
 * Creates an item unless there are already `limit` of them. Simultaneous creates take turns, because each makes the
 * `newest` of the others outdated. The items themselves are counted, so a count cannot go wrong when items are removed
 * or restored, or were stored by a release that kept no `newest`.
 * @returns false if the limit was reached
 */
export const createWithin = <Name extends string>(
  limit: number,
  { newest, count, write }: Create<Name>,
): Promise<boolean> =>
  untilCurrent(async () => {
    // Read before the count, so that the write detects an item created in between.
    const before = await newest();
    if ((await count()) >= limit) return false;
    const failed = await write(before);
    if (failed.size === 0) return true;
    if (failed.has('newest')) return undefined;
    throw new Error(`The write of a new item was rejected ([${[...failed].join(', ')}]).`);
  });
