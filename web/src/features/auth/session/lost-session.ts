import { paths } from '#contracts/platform/routes.ts';
import { authDialog } from '#web/lib/session/auth-dialog-state.ts';
import { needsSession } from './session-pages.ts';

let isLeaving = false;

/** While the user signs out, the user pool refuses the tokens before the page has forgotten them. */
export const setLeaving = (leaving: boolean): void => {
  isLeaving = leaving;
};

/** A signed-in page disappears when the session ends by itself. The sign-in dialog says why and leads back to it. */
export const askToSignInAgain = (): void => {
  const { pathname, search } = window.location;
  if (isLeaving || !needsSession(pathname)) return;
  // Of all that these pages let a user type, only the drafts of the dashboard are stored.
  const kept = pathname === paths.dashboard ? ' What you typed is still there.' : '';
  authDialog.askFor(pathname + search, `Your session has ended. Sign in to come back to this page.${kept}`);
};
