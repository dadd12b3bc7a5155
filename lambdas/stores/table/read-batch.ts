import { retry } from './retry.ts';

type BatchResponse<Key, Item> = { data: Item[]; unprocessed: Key[] };

/**
 * The items that exist for these keys. DynamoDB leaves keys of a batch unprocessed if its items reach 16 MB or the
 * table is throttled. Those keys are read again.
 * @throws StoreBusyError if some stay unprocessed
 */
export const readBatch = async <Key, Item>(
  keys: Key[],
  ask: (keys: Key[]) => Promise<BatchResponse<Key, Item>>,
): Promise<Item[]> => {
  const items: Item[] = [];
  let open = keys;
  if (keys.length === 0) return items;
  return retry(
    async () => {
      const { data, unprocessed } = await ask(open);
      for (const item of data) items.push(item);
      open = unprocessed;
      return open.length === 0 ? items : undefined;
    },
    (attempts) => `${open.length} of ${keys.length} items were not read in ${attempts} attempts.`,
  );
};
