import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { AccountLink } from '#contracts/accounts/account-links.ts';
import { paths } from '#contracts/platform/routes.ts';
import { refreshSession } from '#web/features/auth/session/refresh-session.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';

const loadCognito = () => import('#web/features/auth/api/cognito.ts');

/** @throws AuthError when the user pool refuses the code or the password */
const saveNewPassword = async ({ email, code }: AccountLink, password: string): Promise<void> => {
  const cognito = await loadCognito();
  await cognito.saveNewPassword(email, code, password);
  await cognito.signInWithPassword(email, password);
  const { error } = await refreshSession();
  if (error) throw error;
  emitAuthEvent({ name: 'USER_UPDATED' });
};

const failureOf = async (error: unknown): Promise<{ title: string }> => {
  const { AuthError } = await loadCognito();
  if (!(error instanceof AuthError)) return { title: 'An unexpected error occurred' };
  return { title: error.message || 'Failed to update password' };
};

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
