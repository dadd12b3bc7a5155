import { useMutation } from '@tanstack/react-query';
import { paths } from '#contracts/platform/routes.ts';
import { authFailure } from '#web/features/auth/api/auth-failure.ts';
import { signInWithPassword } from '#web/features/auth/api/cognito.ts';
import { refreshSession } from '#web/features/auth/session/refresh-session.ts';
import { readIntendedPlan } from '#web/lib/intended-plan.ts';
import { notify } from '#web/lib/notify.ts';
import { useNavigate } from '#web/lib/router/router.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { readReturnTo } from '#web/lib/session/return-to.ts';

export type Credentials = { readonly email: string; readonly password: string };

const signIn = async ({ email, password }: Credentials): Promise<'done' | 'unconfirmed'> => {
  if ((await signInWithPassword(email, password)) === 'unconfirmed') return 'unconfirmed';
  const { error } = await refreshSession();
  if (error) throw error;
  return 'done';
};

/** Signs in, closes the dialog and navigates. */
export const useSignIn = () => {
  const navigate = useNavigate();
  const { close, guest } = useAuthDialog();
  return useMutation({
    mutationFn: signIn,
    onSuccess: (outcome) => {
      if (outcome === 'unconfirmed') {
        notify.info('Almost there', 'We sent you a new link. Use the newest email to verify your account.');
        return;
      }
      const isAwaited = readReturnTo() !== null;
      close();
      notify.success('Welcome Back!', 'You have successfully signed in.');
      // With an intended plan, or a page that waits for the session, `useSessionRedirects` navigates.
      if (readIntendedPlan() === null && !isAwaited) navigate(guest?.landing ?? paths.dashboard);
    },
    meta: { log: 'signing in failed', error: authFailure('Authentication Error') },
  });
};
