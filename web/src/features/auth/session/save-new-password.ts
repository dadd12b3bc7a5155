import { useMutation } from '@tanstack/react-query';
import type { AccountLink } from '#contracts/accounts/account-links.ts';
import { paths } from '#contracts/platform/routes.ts';
import { authText } from '#web/features/auth/api/auth-messages.ts';
import * as cognito from '#web/features/auth/api/cognito.ts';
import { refreshSession } from '#web/features/auth/session/refresh-session.ts';
import { useNavigate } from '#web/lib/router/router.tsx';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';

/** @throws AuthError when the user pool refuses the code or the password */
const saveNewPassword = async ({ email, code }: AccountLink, password: string): Promise<void> => {
  await cognito.saveNewPassword(email, code, password);
  await cognito.signInWithPassword(email, password);
  const { error } = await refreshSession();
  if (error) throw error;
  emitAuthEvent({ name: 'USER_UPDATED' });
};

/** All error names of the user pool end this way, including future ones. */
const isPoolError = (error: unknown): boolean => error instanceof Error && error.name.endsWith('Exception');

const failureOf = (error: unknown): { title: string } => ({
  title:
    authText(error) ?? (isPoolError(error) ? 'Failed to update password' : 'An unexpected error occurred'),
});

/** Sets the password that the link of a reset mail allows, signs in with it and opens the dashboard. */
export const useSaveNewPassword = (link: AccountLink) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => saveNewPassword(link, password),
    onSuccess: () => {
      navigate(paths.dashboard, { replace: true });
    },
    meta: {
      success: { title: 'Password updated successfully!' },
      log: 'the password could not be updated',
      error: failureOf,
    },
  });
};
