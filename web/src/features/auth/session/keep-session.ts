import { freshSession, onRenewal } from '#web/features/auth/api/tokens.ts';
import { delays } from '#web/lib/delays.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';

/** Renews the tokens when they are due. Reports when the user pool has ended the session. */
const check = async (onEnded: () => void): Promise<void> => {
  try {
    if ((await freshSession()) === null) onEnded();
  } catch (error) {
    console.warn('the session could not be renewed; the next check tries again', error);
  }
};

/** Checks the signed-in user's tokens every 30 s and whenever the page becomes visible again. */
export const keepSession = (onEnded: () => void): (() => void) => {
  const look = (): void => void check(onEnded);
  const timer = setInterval(look, delays.sessionCheck);
  // Timers stop while the computer sleeps and slow down in a hidden tab.
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stopRenewals = onRenewal(() => emitAuthEvent({ name: 'TOKEN_REFRESHED' }));
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    stopRenewals();
  };
};
