// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { notify } from '#web/lib/notify.ts';

afterEach(cleanup);

test('a toast that is withdrawn disappears before its time is up, and others stay', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  render(<Toaster />);
  let failure = 0;
  act(() => {
    failure = notify.error('Analysis Failed', 'This page is empty.');
    notify.info('Run canceled');
  });
  await screen.findByText('This page is empty.');
  act(() => notify.withdraw(failure));
  await waitFor(() => expect(screen.queryByText('This page is empty.')).toBeNull());
  expect(screen.getByText('Run canceled')).toBeTruthy();
});
