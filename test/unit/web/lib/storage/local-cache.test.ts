// @vitest-environment jsdom

import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import { localCache as rules } from '#web/lib/storage/cache-rules.ts';
import { type CacheStore, clearLocalCache, everyone, localCache } from '#web/lib/storage/local-cache.ts';
import { readUiState, reloadUiState, setUiEntry } from '#web/lib/storage/ui-state.ts';
import { forgetUser, onForgetUser } from '#web/lib/storage/user-data.ts';

afterEach(() => {
  vi.useRealTimers();
  clearUiState();
  localStorage.clear();
});

const minutes = (count: number): number => count * 60_000;
const stores = Object.entries(localCache) as [keyof typeof localCache, CacheStore][];

describe('the local cache', () => {
  test('[B-251] has a store for each kind, and the selected tabs in the UI state', () => {
    expect(Object.keys(rules)).toEqual([
      'jobResults',
      'tabState',
      'userPreferences',
      'blogPosts',
      'blogPost',
    ]);
    for (const [, store] of stores) store.write('user-a', 'key', 'data', 0);
    for (const [, store] of stores) expect(store.list('user-a', 1)).toEqual(['data']);
    setUiEntry('tabStates', 'results:job-1', 'assets');
    reloadUiState();
    expect(readUiState().tabStates).toEqual({ 'results:job-1': 'assets' });
  });

  test('[B-252] stores data and timestamp, and for a job its id and version 1', () => {
    localCache.jobResults.write('user-a', 'job-1', { slug: 'seo-optimizer-1' }, 5);
    localCache.blogPosts.write(everyone, 'list', [1], 6);
    setUiEntry('tabStates', 'results:job-1', 'assets');
    const stored = (part: string): unknown =>
      JSON.parse(
        localStorage.getItem(Object.keys(localStorage).find((key) => key.includes(part)) ?? '') ?? '',
      );
    expect(stored('.jobs.')).toEqual({
      id: 'job-1',
      version: 1,
      data: { slug: 'seo-optimizer-1' },
      timestamp: 5,
    });
    expect(stored('.blog-posts.')).toEqual({ data: [1], timestamp: 6 });
    expect(stored('ui-state')).toMatchObject({
      tabStates: { 'results:job-1': { data: 'assets', timestamp: expect.any(Number) } },
    });
  });

  test.each([
    ['[B-255]', 'jobResults', minutes(30), 50],
    ['[B-253]', 'userPreferences', minutes(30), 50],
    ['[B-257]', 'blogPosts', minutes(5), 10],
    ['[B-258]', 'blogPost', minutes(60), 50],
  ] as const)('%s %s are used for %i ms, at most %i of them', (_id, name, expiry, entries) => {
    const store: CacheStore = localCache[name];
    store.write('user-a', 'key', 'data', 1000);
    expect(store.read('user-a', 'key', 1000 + expiry - 1)).toBe('data');
    expect(store.read('user-a', 'key', 1000 + expiry)).toBeNull();
    expect(localStorage.length).toBe(0);
    for (let n = 0; n <= entries; n += 1) store.write('user-a', `key-${n}`, n, 1000 + n);
    expect(store.list('user-a', 2000)).toHaveLength(entries);
    expect(store.read('user-a', 'key-0', 2000)).toBeNull();
    expect(store.read('user-a', 'key-1', 2000)).toBe(1);
  });

  test('[B-254] keeps the newest entries when it is full, whatever their keys', () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(keys, (inOrder) => {
        localStorage.clear();
        for (const [at, key] of inOrder.entries()) localCache.blogPosts.write('user-a', key, key, at);
        const newest = inOrder.toReversed().slice(0, rules.blogPosts.entries);
        expect(localCache.blogPosts.list('user-a', inOrder.length)).toEqual(newest);
      }),
      { numRuns: 30 },
    );
  });

  test('[B-256] keeps the 100 newest tabs for 24 hours', () => {
    vi.useFakeTimers({ now: 0 });
    setUiEntry('tabStates', 'results:job-1', 'assets');
    vi.setSystemTime(minutes(24 * 60) - 1);
    reloadUiState();
    expect(readUiState().tabStates).toEqual({ 'results:job-1': 'assets' });
    vi.setSystemTime(minutes(24 * 60));
    reloadUiState();
    expect(readUiState().tabStates).toEqual({});
    for (let n = 0; n <= rules.tabState.entries; n += 1) {
      vi.advanceTimersByTime(1);
      setUiEntry('tabStates', `results:${n}`, 'article');
    }
    const views = Object.keys(readUiState().tabStates);
    expect(views).toHaveLength(100);
    expect(views).not.toContain('results:0');
    expect(views).toContain('results:100');
  });

  test('does not use an entry from the future, or an unreadable one', () => {
    const { jobResults } = localCache;
    jobResults.write('user-a', 'job-1', 'data', 1000);
    expect(jobResults.read('user-a', 'job-1', 999)).toBeNull();
    for (const broken of [
      'no json',
      '7',
      '{"data":1}',
      '{"data":1,"timestamp":0,"id":"job-2","version":1}',
    ]) {
      localStorage.setItem('sweetspot.cache.jobs.user-a.job-1', broken);
      expect([broken, jobResults.read('user-a', 'job-1', 1)]).toEqual([broken, null]);
    }
    expect(localStorage.length).toBe(0);
  });

  test('keeps users apart', () => {
    localCache.jobResults.write('user-a', 'job-1', 'a secret', 0);
    expect(localCache.jobResults.read('user-b', 'job-1', 1)).toBeNull();
    expect(localCache.jobResults.list('user-b', 1)).toEqual([]);
  });

  test('removes old entries when the storage is full, and skips caching when none are left', () => {
    localCache.jobResults.write('user-a', 'older', 'x', 0);
    localCache.jobResults.write('user-a', 'old', 'x', 1);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    write.mockImplementationOnce(full);
    localCache.jobResults.write('user-a', 'new', 'x', 2);
    expect(Object.keys(localStorage)).toHaveLength(2);
    expect(localCache.jobResults.read('user-a', 'older', 3)).toBeNull();
    write.mockImplementation(full);
    localCache.jobResults.write('user-a', 'newest', 'x', 3);
    expect(localCache.jobResults.list('user-a', 4)).toEqual([]);
  });
});

describe('a sign-out', () => {
  test('removes a user’s data and keeps shared data', () => {
    const task = vi.fn();
    onForgetUser(task);
    localCache.jobResults.write('user-a', 'job-1', 'a secret');
    localCache.userPreferences.write('user-a', 'profile', 'a name');
    localCache.blogPosts.write(everyone, 'list', 'posts');
    localStorage.setItem('sweetspot.drafts.user-a', '"a draft"');
    setUiEntry('tabStates', 'results:job-1', 'assets');
    setUiEntry('scrollPositions', '/history', 300);
    setUiEntry('formData', 'locale', { country: 'GB' });
    forgetUser();
    expect(task).toHaveBeenCalledOnce();
    expect(readUiState()).toMatchObject({ tabStates: {}, scrollPositions: {}, lastRoute: '/' });
    expect(readUiState().formData).toEqual({ locale: { country: 'GB' } });
    expect(Object.keys(localStorage).sort()).toEqual([
      'sweetspot.cache.blog-posts.public.list',
      'sweetspot.drafts.user-a',
      'sweetspot.ui-state',
    ]);
    clearLocalCache();
    expect(localCache.blogPosts.list(everyone)).toEqual(['posts']);
  });
});
