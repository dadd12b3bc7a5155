import { maxAttempts, pause, StoreBusyError } from './busy.ts';

type Answer<Key, Item> = { data: Item[]; unprocessed: Key[] };

/**
 * The items of these keys that there are. DynamoDB leaves keys of a batch unanswered when its items reach 16 MB or the
 * table is throttled; they are asked for again.
 * @throws StoreBusyError when some stay unanswered
 */
export const readBatch = async <Key, Item>(
  keys: Key[],
  ask: (keys: Key[]) => Promise<Answer<Key, Item>>,
): Promise<Item[]> => {
  const items: Item[] = [];
  let open = keys;
  for (let attempt = 0; open.length > 0; attempt++) {
    if (attempt === maxAttempts)
      throw new StoreBusyError(
        `${open.length} of ${keys.length} items were not read in ${attempt} attempts.`,
      );
    if (attempt > 0) await pause(attempt);
    const { data, unprocessed } = await ask(open);
    for (const item of data) items.push(item);
    open = unprocessed;
  }
  return items;
};
