// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDrafts, saveDrafts } from '#web/features/job/run/drafts.ts';
import { useDrafts } from '#web/features/job/run/use-drafts.ts';
import type { Session } from '#web/lib/session/session.ts';

const mara: Session = { state: 'signed-in', user: { id: 'mara', email: 'mara@example.com' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const openTab = (session: Session = mara) =>
  renderHook((shown: Session) => useDrafts(shown), { initialProps: session });
type Tab = ReturnType<typeof openTab>;
const type = ({ result }: Tab, field: 'optimizerText' | 'evaluatorKeywords', text: string): void => {
  act(() => result.current.setDraft(field, text));
  act(() => void vi.advanceTimersByTime(500));
};

describe('two tabs of one user', () => {
  test('keep what is typed into different fields', () => {
    const [first, second] = [openTab(), openTab()];
    type(first, 'evaluatorKeywords', 'rye bread');
    type(second, 'optimizerText', 'An article.');
    type(first, 'evaluatorKeywords', 'rye bread\nspelt');
    expect(readDrafts('mara')).toMatchObject({
      evaluatorKeywords: 'rye bread\nspelt',
      optimizerText: 'An article.',
    });
  });

  test('store the last text of a field, even if the other tab goes on with another field', () => {
    const [first, second] = [openTab(), openTab()];
    type(first, 'optimizerText', 'An earlier article.');
    type(second, 'optimizerText', 'A later article.');
    type(first, 'evaluatorKeywords', 'rye bread');
    expect(readDrafts('mara').optimizerText).toBe('A later article.');
  });

  test('a run that ends in one clears its text, but not the text typed into the other meanwhile', () => {
    const [first, second] = [openTab(), openTab()];
    type(first, 'optimizerText', 'The analyzed article.');
    type(second, 'optimizerText', 'The next article.');
    act(() => first.result.current.clearFields(['optimizerText']));
    expect(first.result.current.drafts.optimizerText).toBe('');
    expect(readDrafts('mara').optimizerText).toBe('The next article.');
    act(() => second.result.current.clearFields(['optimizerText']));
    expect(readDrafts('mara').optimizerText).toBe('');
  });
});

test('text that is cleared right after it was typed does not come back', () => {
  const tab = openTab();
  act(() => tab.result.current.setDraft('optimizerText', 'An article.'));
  act(() => tab.result.current.clearFields(['optimizerText']));
  act(() => void vi.advanceTimersByTime(500));
  expect(readDrafts('mara').optimizerText).toBe('');
});

test('text typed before the session is known replaces the stored text, and only its field', () => {
  saveDrafts('mara', { ...readDrafts('mara'), optimizerText: 'Old.', evaluatorKeywords: 'rye bread' });
  const tab = openTab({ state: 'loading', user: null });
  act(() => tab.result.current.setDraft('optimizerText', 'Typed early.'));
  tab.rerender(mara);
  act(() => void vi.advanceTimersByTime(500));
  expect(readDrafts('mara')).toMatchObject({ optimizerText: 'Typed early.', evaluatorKeywords: 'rye bread' });
});
