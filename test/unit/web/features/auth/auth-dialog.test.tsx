// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import * as cognito from '#web/features/auth/api/cognito.ts';
import * as google from '#web/features/auth/api/google.ts';
import { AuthDialog } from '#web/features/auth/components/auth-dialog.tsx';
import { endSession } from '#web/features/auth/session/end-session.ts';
import { useSessionRedirects } from '#web/features/auth/use-session-redirects.ts';
import { setIntendedPlan } from '#web/lib/intended-plan.ts';
import { pendingNotices } from '#web/lib/notify.ts';
import { useLocation } from '#web/lib/router/router.tsx';
import { type AuthMode, authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { session } from '#web/lib/session/session.ts';

vi.mock('#web/features/auth/api/cognito.ts', () => {
  class AuthError extends Error {
    constructor({ name, message }: { name: string; message: string }) {
      super(message);
      this.name = name;
    }
  }
  return {
    AuthError,
    configureCognito: vi.fn(async () => ({ googleEnabled: true })),
    signInWithPassword: vi.fn(async () => 'done'),
    createAccount: vi.fn(async () => undefined),
    resendConfirmation: vi.fn(async () => undefined),
    sendResetMail: vi.fn(async () => undefined),
    revokeSession: vi.fn(async () => undefined),
  };
});
vi.mock('#web/features/auth/api/google.ts', () => ({
  signInWithGoogle: vi.fn(async () => undefined),
  googleLogoutAddress: vi.fn(async () => null),
}));
vi.mock('#web/features/auth/api/tokens.ts', () => ({
  freshSession: vi.fn(async () => ({ user: { id: 'u1', email: 'mara@example.com' } })),
  readStoredSession: async () => null,
  onRenewal: () => () => undefined,
}));

const strong = 'Abc12!';
const Where = () => {
  useSessionRedirects();
  return <p data-testid="where">{useLocation().pathname}</p>;
};

const open = (mode: AuthMode) => {
  render(
    <MemoryRouter>
      <AuthDialog />
      <Where />
    </MemoryRouter>,
  );
  act(() => authDialog.open(mode));
};
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toasts = () => pendingNotices.get().map(({ kind, title, text }) => [kind, title, text]);

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  session.set({ state: 'anonymous', user: null });
});
afterEach(async () => {
  await act(() => endSession());
  act(() => authDialog.close());
  cleanup();
  pendingNotices.set([]);
});

describe('the modes of the auth dialog', () => {
  test('[A-048][A-050] switch by links: sign in, reset, sign in, create account', async () => {
    open('sign-in');
    expect(screen.getByRole('dialog', { name: 'Sign In' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeTruthy();
  });

  test('[A-049] has a Google button', async () => {
    open('sign-in');
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await userEvent.click(button);
    expect(google.signInWithGoogle).toHaveBeenCalledOnce();
  });

  test('start at the first empty field: the password, if a mail’s link names the account', async () => {
    open('sign-in');
    await waitFor(() => expect(document.activeElement).toBe(email()));
    act(() => authDialog.close());
    act(() => authDialog.open('sign-in', { email: 'mara@example.com', landing: '/dashboard' }));
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  test('greet a new user, who comes from the mail, as one', () => {
    open('sign-in');
    expect(screen.getByText('Good to see you again.')).toBeTruthy();
    act(() => authDialog.welcome({ email: 'mara@example.com', landing: '/dashboard' }));
    expect(screen.queryByText('Good to see you again.')).toBeNull();
    expect(screen.getByText('Your email address is verified. Sign in to open your account.')).toBeTruthy();
  });

  test('[A-051] start with empty fields when the dialog is reopened', async () => {
    open('sign-in');
    await userEvent.type(email(), 'mara@example.com');
    act(() => authDialog.close());
    act(() => authDialog.open('sign-in'));
    expect((email() as HTMLInputElement).value).toBe('');
  });

  test('[A-056] asks for no password in reset mode', () => {
    open('reset');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('the required input', () => {
  test('[A-055] an invalid email address is refused with a hint, in every mode', async () => {
    open('reset');
    await userEvent.type(email(), 'mara@example');
    await userEvent.click(submit('Send Reset Link'));
    expect(screen.getByRole('alert').textContent).toContain('name@example.com');
    expect(cognito.sendResetMail).not.toHaveBeenCalled();
  });

  test('[A-065] the button waits for an email, and for a password except in reset mode', async () => {
    open('sign-in');
    expect(submit('Sign In').disabled).toBe(true);
    await userEvent.type(email(), 'mara@example.com');
    expect(submit('Sign In').disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(submit('Send Reset Link').disabled).toBe(false);
  });

  test('[A-058][A-066] the checklist follows the typing, and the button waits for all of it', async () => {
    open('sign-up');
    await userEvent.type(email(), 'mara@example.com');
    await userEvent.type(password(), 'abc12!');
    const uppercase = screen.getByText('One uppercase letter').closest('li');
    expect(uppercase?.textContent).toContain('(missing)');
    expect(submit('Create Account').disabled).toBe(true);
    await userEvent.type(password(), 'D');
    expect(uppercase?.textContent).toContain('(done)');
    expect(submit('Create Account').disabled).toBe(false);
  });

  test('[A-064] the button is disabled during the request', async () => {
    let answer: (value: 'done') => void = () => undefined;
    vi.mocked(cognito.signInWithPassword).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    open('sign-in');
    await userEvent.type(email(), 'mara@example.com');
    await userEvent.type(password(), 'x{Enter}');
    expect(submit('Sign In').getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(password(), '{Enter}');
    await userEvent.click(submit('Sign In'));
    expect(cognito.signInWithPassword).toHaveBeenCalledTimes(1);
    await act(async () => answer('done'));
  });
});

const signIn = async () => {
  await userEvent.type(email(), 'mara@example.com');
  await userEvent.type(password(), 'x{Enter}');
};

describe('signing in', () => {
  test('[A-052][A-279][A-029] closes the dialog, says so, and lands on the dashboard', async () => {
    open('sign-in');
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual([['success', 'Welcome Back!', 'You have successfully signed in.']]);
    expect(screen.getByTestId('where').textContent).toBe('/dashboard');
    expect(session.get().state).toBe('signed-in');
  });

  test('[A-027][A-028] lands on billing after a second with an intended plan, which is then forgotten', async () => {
    setIntendedPlan('pro');
    open('sign-in');
    await signIn();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.getByTestId('where').textContent).toBe('/');
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/billing'), { timeout: 1500 });
    expect(localStorage.getItem('sweetspot.intended-plan')).toBeNull();
  });

  test('[A-057] takes an email address and a password, as creating an account does, and nothing else', async () => {
    const fields = () =>
      [...document.querySelectorAll('form input')].map((input) => input.getAttribute('name'));
    open('sign-in');
    expect(fields()).toEqual(['email', 'password']);
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(fields()).toEqual(['email', 'password']);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await signIn();
    await waitFor(() => expect(cognito.signInWithPassword).toHaveBeenCalledWith('mara@example.com', 'x'));
  });

  test('[A-274] a refusal is told in our words and keeps the dialog open', async () => {
    const rejection = new cognito.AuthError({ name: 'NotAuthorizedException', message: '' });
    rejection.message = 'Incorrect username or password.';
    vi.mocked(cognito.signInWithPassword).mockRejectedValueOnce(rejection);
    open('sign-in');
    await signIn();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toEqual([
      'error',
      'Authentication Error',
      'The email address or the password is wrong.',
    ]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('[A-276] any other failure shows an unexpected error', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(cognito.signInWithPassword).mockRejectedValueOnce(new TypeError('x is not a function'));
    open('sign-in');
    await signIn();
    await waitFor(() => expect(toasts()).toEqual([['error', 'Error', 'An unexpected error occurred.']]));
  });
});

describe('creating an account', () => {
  test('[A-053][A-278][A-250] closes the dialog, mentions the mail, and sends the destination', async () => {
    open('sign-up');
    await userEvent.type(email(), 'mara@example.com');
    await userEvent.type(password(), `${strong}{Enter}`);
    await screen.findByRole('dialog', { name: 'Check your inbox' });
    expect(screen.queryByRole('dialog', { name: 'Create Account' })).toBeNull();
    expect(cognito.createAccount).toHaveBeenCalledWith('mara@example.com', strong, '/dashboard');
    expect(toasts()).toEqual([
      ['success', 'Account Created!', 'Please check your email to verify your account.'],
    ]);
  });

  test('then says where the mail went, and sends it again with the destination', async () => {
    open('sign-up');
    await userEvent.type(email(), 'mara@example.com');
    await userEvent.type(password(), `${strong}{Enter}`);
    const dialog = await screen.findByRole('dialog', { name: 'Check your inbox' });
    expect(dialog.textContent).toContain('mara@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
    await waitFor(() => expect(toasts().at(-1)?.[1]).toBe('Email sent again'));
    expect(cognito.resendConfirmation).toHaveBeenCalledWith('mara@example.com', '/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[A-067] a submit that gets past the button sends nothing while the password is weak', async () => {
    open('sign-up');
    await userEvent.type(email(), 'mara@example.com');
    await userEvent.type(password(), 'weak');
    const form = email().closest('form');
    act(() => {
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await waitFor(() => expect(toasts()[0]?.[1]).toBe('Password Requirements Not Met'));
    expect(cognito.createAccount).not.toHaveBeenCalled();
  });
});

describe('asking for a new password', () => {
  const ask = async () => {
    open('reset');
    await userEvent.type(email(), 'mara@example.com{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(1));
  };

  test('[A-277] says that the mail is on its way', async () => {
    await ask();
    expect(toasts()).toEqual([
      ['success', 'Reset Email Sent!', 'Please check your email for password reset instructions.'],
    ]);
  });

  test('[A-275] tells a refusal in our words', async () => {
    const rejection = new cognito.AuthError({ name: 'LimitExceededException', message: '' });
    rejection.message = 'Attempt limit exceeded, please try after some time.';
    vi.mocked(cognito.sendResetMail).mockRejectedValueOnce(rejection);
    await ask();
    expect(toasts()).toEqual([['error', 'Error', 'Too many attempts. Wait a few minutes, then try again.']]);
  });
});
