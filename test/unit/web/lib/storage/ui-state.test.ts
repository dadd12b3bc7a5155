// @vitest-environment jsdom

import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import {
  defaultUiState,
  parseUiState,
  readUiState,
  reloadUiState,
  removeUiEntry,
  setLastRoute,
  setUiEntry,
} from '#web/lib/storage/ui-state.ts';

const key = 'sweetspot.ui-state';

afterEach(() => clearUiState());

describe('the interface state', () => {
  test('[A-236] holds scroll positions, modals, form data, last route and tabs, all by key', () => {
    setUiEntry('scrollPositions', '/history', 120);
    setUiEntry('modals', 'failed-job', true);
    setUiEntry('formData', 'profile', { name: 'Mara' });
    setUiEntry('tabStates', 'job-1', 'assets');
    setLastRoute('/blog?page=2');
    expect(readUiState()).toEqual({
      scrollPositions: { '/history': 120 },
      modals: { 'failed-job': true },
      formData: { profile: { name: 'Mara' } },
      tabStates: { 'job-1': 'assets' },
      lastRoute: '/blog?page=2',
    });
    expect(readUiState().modals.another).toBeUndefined();
  });

  test('[A-237] begins with the last route /', () => {
    expect(defaultUiState.lastRoute).toBe('/');
  });

  test('[A-238] is kept under one key of local storage and read back after a reload', () => {
    setUiEntry('tabStates', 'job-1', 'article');
    expect(Object.keys(localStorage)).toEqual([key]);
    localStorage.setItem(key, JSON.stringify({ tabStates: { 'job-2': 'assets' } }));
    reloadUiState();
    expect(readUiState().tabStates).toEqual({ 'job-2': 'assets' });
  });

  test('removes a single entry', () => {
    setUiEntry('formData', 'a', 1);
    setUiEntry('formData', 'b', 2);
    removeUiEntry('formData', 'a');
    expect(readUiState().formData).toEqual({ b: 2 });
  });

  test('works without storage when the browser refuses it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setUiEntry('tabStates', 'job-1', 'article');
    expect(readUiState().tabStates).toEqual({ 'job-1': 'article' });
  });

  test.each([[null], ['text'], [[]], [{ modals: { a: 'yes' }, lastRoute: 7, tabStates: null }]])(
    'uses defaults for unreadable values: %j',
    (value) => {
      expect(parseUiState(value)).toEqual(defaultUiState);
    },
  );
});
