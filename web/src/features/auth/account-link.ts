import { type AccountLink, parseAccountLink } from '#contracts/accounts/account-links.ts';
import { paths } from '#contracts/platform/routes.ts';
import { authText } from '#web/features/auth/api/auth-messages.ts';
import { notify } from '#web/lib/notify.ts';
import type { AuthGuest } from '#web/lib/session/auth-dialog-state.ts';

const confirm = async (
  { email, code, landing }: AccountLink,
  openSignIn: (guest: AuthGuest) => void,
): Promise<void> => {
  try {
    const { confirmAccount } = await import('./api/cognito.ts');
    await confirmAccount(email, code);
    notify.success('Email verified', 'Your account is ready. Please sign in.');
    openSignIn({ email, landing });
  } catch (error) {
    console.warn('the email address was not verified', error);
    notify.error(
      'Authentication Error',
      authText(error) ?? 'This link no longer works. Sign in to get a new one.',
    );
  }
};

const answer = (openSignIn: (guest: AuthGuest) => void): void => {
  const { pathname, hash } = window.location;
  if (pathname !== paths.home) return;
  const link = parseAccountLink(hash);
  if (!link) return;
  // The code must not stay in the address bar or in the history.
  window.history.replaceState(window.history.state, '', pathname);
  void confirm(link, openSignIn);
};

/**
 * Handles the link of a confirmation mail, which opens the home page with the code in its fragment. It runs at the
 * start, and when the link opens in a tab that already shows the home page, which does not reload.
 */
export const answerAccountLinks = (openSignIn: (guest: AuthGuest) => void): void => {
  answer(openSignIn);
  window.addEventListener('hashchange', () => answer(openSignIn));
};
