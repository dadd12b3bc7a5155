/**
 * The package supports Node 20. The engine uses `Map.groupBy` (Node 21) and `URL.parse` (Node 22), which are added here
 * if they are missing.
 */
const groupBy = <Key, Value>(items: Iterable<Value>, keyOf: (item: Value, index: number) => Key) => {
  const groups = new Map<Key, Value[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

const parse = (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null;

const addMissing = (to: object, name: string, value: unknown): void => {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
};

addMissing(Map, 'groupBy', groupBy);
addMissing(URL, 'parse', parse);
