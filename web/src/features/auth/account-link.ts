import { parseAccountLink } from '#contracts/accounts/account-links.ts';
import { paths } from '#contracts/platform/routes.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { notify } from '#web/lib/notify.ts';
import type { AuthGuest } from '#web/lib/session/auth-dialog-state.ts';

type OpenSignIn = (guest: AuthGuest) => void;

const follow = async (openSignIn: OpenSignIn): Promise<void> => {
  const { pathname, hash } = window.location;
  if (pathname !== paths.home) return;
  const link = parseAccountLink(hash);
  if (!link) return;
  // The code must not stay in the address bar or in the history.
  window.history.replaceState(window.history.state, '', pathname);
  try {
    const { confirmLink } = await loadChunk(() => import('./api/confirm-account.ts'));
    await confirmLink(link, openSignIn);
  } catch (error) {
    console.warn('the code that verifies an email address could not be loaded', error);
    notify.error(
      'Authentication Error',
      'We could not verify your email address. Check your connection, then open the link again.',
    );
  }
};

/**
 * Handles the link of a confirmation mail, which opens the home page with the code in its fragment. It runs at startup,
 * and also when the link opens in a tab that already shows the home page, because that tab does not reload.
 */
export const followAccountLinks = (openSignIn: OpenSignIn): void => {
  void follow(openSignIn);
  window.addEventListener('hashchange', () => void follow(openSignIn));
};
