import type { Subject } from '../weaknesses/index.ts';

type Key = string | number;

const isObject = (value: unknown): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null;

/** The object that holds the last key of a path. @throws Error if there is none: a mutation must change something */
const holderOf = (root: unknown, path: readonly Key[]): { holder: Record<Key, unknown>; key: Key } => {
  const [key, ...rest] = path.toReversed();
  const holder = rest
    .toReversed()
    .reduce<unknown>((each, at) => (isObject(each) ? each[at] : undefined), root);
  if (key === undefined || !isObject(holder)) throw new Error(`There is nothing at ${path.join('.')}.`);
  return { holder, key };
};

export const set = (root: unknown, path: readonly Key[], value: unknown): void => {
  const { holder, key } = holderOf(root, path);
  holder[key] = value;
};

export const drop = (root: unknown, path: readonly Key[]): void => {
  const { holder, key } = holderOf(root, path);
  if (!(key in holder)) throw new Error(`There is nothing at ${path.join('.')}.`);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

/** Keeps the items of a list that satisfy a condition. @throws Error if that changes nothing */
export const keep = (root: unknown, path: readonly Key[], isKept: (item: unknown) => boolean): void => {
  const { holder, key } = holderOf(root, path);
  const items = holder[key];
  if (!Array.isArray(items)) throw new Error(`There is no list at ${path.join('.')}.`);
  const kept = items.filter(isKept);
  if (kept.length === items.length) throw new Error(`Nothing is dropped at ${path.join('.')}.`);
  holder[key] = kept;
};

export const push = (root: unknown, path: readonly Key[], item: unknown): void => {
  const { holder, key } = holderOf(root, path);
  const items = holder[key];
  if (!Array.isArray(items)) throw new Error(`There is no list at ${path.join('.')}.`);
  items.push(item);
};

/** The one resource of a type whose id matches, or the first of them. */
export const resource = ({ template }: Subject, type: string, id = /^/): Record<string, unknown> => {
  const found = Object.entries(template.Resources).find(
    ([name, each]) => each.Type === type && id.test(name),
  );
  if (!found) throw new Error(`The template has no ${type} like ${id}.`);
  return found[1];
};

/** Removes resources. @throws Error if there are none */
export const dropResources = ({ template }: Subject, type: string, id = /^/): void => {
  const names = Object.keys(template.Resources).filter(
    (name) => template.Resources[name]?.Type === type && id.test(name),
  );
  if (names.length === 0) throw new Error(`The template has no ${type} like ${id}.`);
  for (const name of names) delete template.Resources[name];
};
