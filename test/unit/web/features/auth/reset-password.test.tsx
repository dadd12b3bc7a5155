// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import * as cognito from '#web/features/auth/api/cognito.ts';
import { ResetPasswordPage } from '#web/features/auth/reset-password-page.tsx';
import { pendingNotices } from '#web/lib/notify.ts';
import { Route, Routes, useLocation } from '#web/lib/router/router.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { type AuthEvent, onAuthEvent } from '#web/lib/session/auth-events.ts';

vi.mock('#web/features/auth/api/cognito.ts', () => {
  class AuthError extends Error {}
  return {
    AuthError,
    configureCognito: vi.fn(async () => ({})),
    saveNewPassword: vi.fn(async () => undefined),
    signInWithPassword: vi.fn(async () => 'done'),
  };
});
vi.mock('#web/features/auth/session/refresh-session.ts', () => ({
  refreshSession: async () => ({ error: null }),
}));

const good = '#email=mara%40example.com&to=%2Fdashboard&code=123456';
const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const open = (hash: string) =>
  render(
    <MemoryRouter initialEntries={[`/reset-password${hash}`]}>
      <Where />
      <Routes>
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
const where = () => screen.getByTestId('where').textContent;
const toasts = () => pendingNotices.get().map(({ kind, title }) => [kind, title]);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Updat/ });
const fill = async (password: string, repeated = password) => {
  if (password) await userEvent.type(await field('New Password'), password);
  if (repeated) await userEvent.type(await field('Confirm Password'), repeated);
};

beforeEach(() => {
  vi.clearAllMocks();
  pendingNotices.set([]);
});
afterEach(cleanup);

describe('the link', () => {
  test('[B-185][B-186] is verified first, then the form shows', async () => {
    let answer = () => {};
    vi.mocked(cognito.configureCognito).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve({} as never);
      }),
    );
    open(good);
    expect(screen.getByRole('status').textContent).toBe('Verifying reset link...');
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await act(async () => answer());
    expect(await field('New Password')).toBeTruthy();
  });

  test.each([
    ['[B-186][B-237]', '', 'Invalid or expired password reset link. Please request a new password reset.'],
    ['[B-236]', '#code=12', 'Invalid password reset link. Please request a new password reset.'],
  ])('%s %s sends the visitor home with a toast when it cannot be used', async (_ids, hash, text) => {
    open(hash);
    await waitFor(() => expect(where()).toBe('/'));
    expect(toasts()).toEqual([['error', text]]);
  });

  test('[B-238] that cannot be checked sends the visitor home with a toast', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(cognito.configureCognito).mockRejectedValueOnce(new Error('no connection'));
    open(good);
    await waitFor(() => expect(where()).toBe('/'));
    expect(toasts()).toEqual([['error', 'An error occurred. Please try again.']]);
  });
});

describe('the form', () => {
  test('lists the requirements of the new password, as the form for a new account does', async () => {
    open(good);
    await fill('Abcdef', '');
    const missing = screen.getAllByText('(missing)').map((mark) => mark.parentElement?.textContent);
    expect(missing).toEqual(['One number(missing)', 'One special character(missing)']);
    expect((await field('New Password')).getAttribute('aria-describedby')).toBe(
      screen.getByRole('list', { name: 'Your password needs' }).id,
    );
  });

  test('offers a new link to the same address', async () => {
    open(good);
    await field('New Password');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new one' }));
    const { result } = renderHook(useAuthDialog);
    expect([result.current.mode, result.current.guest?.email]).toEqual(['reset', 'mara@example.com']);
  });

  test('[B-187] has its title, two fields, and a toggle on each that shows what was typed', async () => {
    open(good);
    const [first, second] = [await field('New Password'), await field('Confirm Password')];
    expect(screen.getByRole('heading', { name: 'Reset Your Password' })).toBeTruthy();
    expect([first.type, second.type]).toEqual(['password', 'password']);
    await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
    expect([first.type, second.type]).toEqual(['text', 'password']);
    await userEvent.click(screen.getByRole('button', { name: 'Show confirmed password' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
    expect([first.type, second.type]).toEqual(['password', 'text']);
  });

  test('[B-189] enables the button when both fields are filled in', async () => {
    open(good);
    await fill('Abc12!', '');
    expect(button().disabled).toBe(true);
    await fill('', 'A');
    expect(button().disabled).toBe(false);
  });

  test('[B-190] refuses two different passwords, without a call', async () => {
    open(good);
    await fill('Abc12!', 'Abc12?');
    await userEvent.click(button());
    expect(toasts()).toEqual([['error', 'Passwords do not match']]);
    expect(cognito.saveNewPassword).not.toHaveBeenCalled();
  });

  test('[B-191] refuses a password of five characters, without a call', async () => {
    open(good);
    await fill('Ab12!');
    await userEvent.click(button());
    expect(toasts()).toEqual([['error', 'Password must be at least 6 characters long']]);
    expect(cognito.saveNewPassword).not.toHaveBeenCalled();
  });

  test('[B-188][B-189] shows that it is busy, and cannot be submitted twice', async () => {
    let answer = () => {};
    vi.mocked(cognito.saveNewPassword).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve(undefined);
      }),
    );
    open(good);
    await fill('Abc12!');
    expect(button().textContent).toBe('Update Password');
    await userEvent.click(button());
    expect(button().textContent).toContain('Updating Password...');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button());
    expect(cognito.saveNewPassword).toHaveBeenCalledTimes(1);
    await act(async () => answer());
  });

  test('[A-035][B-192][B-193][B-241] saves with the code of the link, signs in and lands on the dashboard', async () => {
    const events: AuthEvent[] = [];
    const stop = onAuthEvent((event) => events.push(event));
    open(good);
    await fill('Abc12!');
    await userEvent.click(button());
    await waitFor(() => expect(where()).toBe('/dashboard'));
    stop();
    expect(cognito.saveNewPassword).toHaveBeenCalledWith('mara@example.com', '123456', 'Abc12!');
    expect(cognito.signInWithPassword).toHaveBeenCalledWith('mara@example.com', 'Abc12!');
    expect(toasts()).toEqual([['success', 'Password updated successfully!']]);
    expect(events).toEqual([{ name: 'USER_UPDATED' }]);
  });
});

describe('a refusal', () => {
  const reject = async (error: unknown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(cognito.saveNewPassword).mockRejectedValueOnce(error);
    open(good);
    await fill('Abc12!');
    await userEvent.click(button());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(where()).toBe('/reset-password');
    return toasts()[0];
  };
  const authError = (name: string) => Object.assign(new Error('Invalid code provided.'), { name });

  test('[B-192][B-239] is shown in our words', async () => {
    expect(await reject(authError('CodeMismatchException'))).toEqual([
      'error',
      expect.stringMatching(/^This link no longer works/),
    ]);
  });
  test('[B-239] without our own wording shows what failed', async () => {
    expect(await reject(authError('SomeNewException'))).toEqual(['error', 'Failed to update password']);
  });
  test('[B-240] by an exception shows an unexpected error', async () => {
    expect(await reject(new TypeError('x'))).toEqual(['error', 'An unexpected error occurred']);
  });
});
