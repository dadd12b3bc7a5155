import { expect, it } from 'vitest';
import { declaredStores } from '#runtime/adapters/declared-stores.ts';

const stores = { users: { find: () => 'found', remove: () => 'removed' }, jobs: { find: () => 'found' } };

it('a function may call the store methods that it declares', () => {
  expect(declaredStores(stores, 'webhooks').users.find()).toBe('found');
});

it('a method or a store that the function does not declare is refused', () => {
  const { users, jobs } = declaredStores(stores, 'webhooks');
  expect(() => users.remove()).toThrow('webhooks called users.remove, which it does not declare');
  expect(() => jobs.find()).toThrow('webhooks called jobs.find, which it does not declare');
});

it('nothing is refused if no function is named', () => {
  expect(declaredStores(stores, null).jobs.find()).toBe('found');
});
