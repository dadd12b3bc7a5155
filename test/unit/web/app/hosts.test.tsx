// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeConfig } from '#test/factories/billing.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { serveApi } from '#test/web-setup/serve-api.ts';
import { Hosts } from '#web/app/hosts.tsx';
import { notify } from '#web/lib/notify.ts';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';

// The chunk of the toasts is on its way.
vi.mock('#web/components/ui/toaster.tsx', () => new Promise(() => {}));

afterEach(cleanup);

test('an open dialog stays, with what is typed into it, while another part loads', async () => {
  serveApi({ '/config': [{ body: makeConfig() }] });
  render(
    <MemoryRouter>
      <Hosts />
    </MemoryRouter>,
  );
  act(() => authDialog.open('sign-in'));
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await userEvent.type(email, 'mara');
  act(() => void notify.info('Run canceled'));
  await userEvent.type(email, '@example.com');
  expect(email.value).toBe('mara@example.com');
  expect(getComputedStyle(screen.getByRole('dialog')).display).not.toBe('none');
});
