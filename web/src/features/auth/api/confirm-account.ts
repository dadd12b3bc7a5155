import type { AccountLink } from '#contracts/accounts/account-links.ts';
import { authText } from '#web/features/auth/api/auth-messages.ts';
import { notify } from '#web/lib/notify.ts';
import type { AuthGuest } from '#web/lib/session/auth-dialog-state.ts';
import { confirmAccount } from './cognito.ts';

/** Verifies the address of a confirmation link, and then opens the sign-in for it. */
export const confirmLink = async (
  { email, code, landing }: AccountLink,
  openSignIn: (guest: AuthGuest) => void,
): Promise<void> => {
  try {
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
