// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isDemoUsed, markDemoUsed } from '#web/features/job/run/demo-credit.ts';
import {
  adoptDrafts,
  clearDrafts,
  emptyDrafts,
  readDrafts,
  saveDrafts,
} from '#web/features/job/run/drafts.ts';

afterEach(() => localStorage.clear());

const drafts = {
  ...emptyDrafts,
  optimizerText: 'An article.',
  evaluatorKeywords: 'one\ntwo',
  evaluatorContext: 'For whom.',
  imageContext: 'A shop.',
};

describe('drafts', () => {
  test('[A-247][A-248] are restored as they were saved, per user', () => {
    saveDrafts('user-a', drafts);
    saveDrafts(null, { ...emptyDrafts, optimizerText: 'A visitor’s text.' });
    expect(readDrafts('user-a')).toEqual(drafts);
    expect(readDrafts(null).optimizerText).toBe('A visitor’s text.');
    expect(readDrafts('user-b')).toEqual(emptyDrafts);
  });

  test('[A-099] of one account are removed when another one signs in', () => {
    adoptDrafts('user-a');
    saveDrafts('user-a', drafts);
    adoptDrafts(null);
    expect(adoptDrafts('user-b')).toEqual(emptyDrafts);
    expect(readDrafts('user-a')).toEqual(emptyDrafts);
  });

  test('of a visitor are copied into the account, without replacing its drafts', () => {
    saveDrafts('user-a', { ...emptyDrafts, optimizerText: 'Mine.' });
    saveDrafts(null, { ...emptyDrafts, optimizerText: 'Typed before.', evaluatorKeywords: 'kept' });
    expect(adoptDrafts('user-a')).toMatchObject({ optimizerText: 'Mine.', evaluatorKeywords: 'kept' });
    expect(readDrafts(null)).toEqual(emptyDrafts);
  });

  test.each(['not json', '[]', '7', '{"optimizerText":7}'])('read %s as empty', (stored) => {
    localStorage.setItem('sweetspot.drafts.anonymous', stored);
    expect(readDrafts(null)).toEqual(emptyDrafts);
  });

  test('leave nothing behind when cleared', () => {
    saveDrafts(null, drafts);
    clearDrafts(null);
    expect(localStorage.length).toBe(0);
  });

  test('report when the browser refuses to store them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDrafts(null, drafts)).toBe(false);
  });
});

describe('the demo flag', () => {
  test('[A-246] is stored with its date', () => {
    markDemoUsed(new Date('2026-11-21T12:00:00Z'));
    expect(JSON.parse(localStorage.getItem('sweetspot.demo-used') ?? '')).toEqual({
      used: true,
      date: '2026-11-21T12:00:00.000Z',
    });
  });

  test('holds for the rest of the calendar month', () => {
    markDemoUsed(new Date('2026-11-01T00:00:00Z'));
    expect(isDemoUsed(new Date('2026-11-30T23:59:59Z'))).toBe(true);
  });

  test('[A-231] expires with another month', () => {
    markDemoUsed(new Date('2026-11-30T23:59:59Z'));
    expect(isDemoUsed(new Date('2026-12-01T00:00:00Z'))).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  test('[A-232] expires in the same month of another year', () => {
    markDemoUsed(new Date('2025-11-21T10:00:00Z'));
    expect(isDemoUsed(new Date('2026-11-21T10:00:00Z'))).toBe(false);
  });

  test.each(['true', '{"used":true}', '{"used":true,"date":"soon"}', 'broken'])('ignores %s', (stored) => {
    localStorage.setItem('sweetspot.demo-used', stored);
    expect(isDemoUsed(new Date())).toBe(false);
  });
});
