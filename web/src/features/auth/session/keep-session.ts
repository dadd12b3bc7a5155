import { delays } from '#web/lib/delays.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';

const loadTokens = () => import('#web/features/auth/api/tokens.ts');

/** Renews the tokens when they are due. Reports when the user pool has ended the session. */
const check = async (onEnded: () => void): Promise<void> => {
  try {
    const { freshSession } = await loadTokens();
    if ((await freshSession()) === null) onEnded();
  } catch (error) {
    console.warn('the session could not be renewed; the next check tries again', error);
  }
};

/** Checks the signed-in user's tokens every 30 s and whenever the page becomes visible again. */
export const keepSession = (onEnded: () => void): (() => void) => {
  const look = (): void => void check(onEnded);
  const timer = setInterval(look, delays.sessionCheck);
  // Timers stop while the machine sleeps and slow down in a hidden tab.
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', onVisible);
  let stopRenewals: (() => void) | undefined;
  let stopped = false;
  const listen = async (): Promise<void> => {
    const { onRenewal } = await loadTokens();
    if (!stopped) stopRenewals = onRenewal(() => emitAuthEvent({ name: 'TOKEN_REFRESHED' }));
  };
  void listen();
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    stopRenewals?.();
  };
};
