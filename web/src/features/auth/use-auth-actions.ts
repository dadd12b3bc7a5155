import { useNavigate } from 'react-router-dom';
import { paths } from '#contracts/platform/routes.ts';
import { readIntendedPlan } from '#web/lib/intended-plan.ts';
import { notify } from '#web/lib/notify.ts';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { isStrongPassword } from './password-rules.ts';
import { refreshSession } from './refresh-session.ts';

const loadCognito = () => import('./api/cognito.ts');

/** Says what went wrong: the user pool's own message, or that it was none of its failures. */
const explain = async (error: unknown, title: string): Promise<void> => {
  const { AuthError } = await loadCognito();
  if (error instanceof AuthError) {
    notify.error(title, error.message);
    return;
  }
  console.warn('authentication failed', error);
  notify.error('Error', 'An unexpected error occurred.');
};

/** What the auth dialog can do. Each resolves when it is done; failures are shown as toasts. */
export const useAuthActions = () => {
  const navigate = useNavigate();
  const { close, guest } = useAuthDialog();

  /** With an intended plan `useSessionRedirects` leads on. */
  const land = (): void => {
    if (readIntendedPlan() === null) navigate(guest?.landing ?? paths.dashboard);
  };

  const attempt = async (title: string, action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      await explain(error, title);
    }
  };

  return {
    signIn: (email: string, password: string) =>
      attempt('Authentication Error', async () => {
        const { signInWithPassword } = await loadCognito();
        if ((await signInWithPassword(email, password)) === 'unconfirmed') {
          notify.info('Almost there', 'Please check your email to verify your account.');
          return;
        }
        const { error } = await refreshSession();
        if (error) throw error;
        close();
        notify.success('Welcome Back!', 'You have successfully signed in.');
        land();
      }),
    signUp: (email: string, password: string) =>
      attempt('Authentication Error', async () => {
        if (!isStrongPassword(password)) {
          notify.error(
            'Password Requirements Not Met',
            'Please meet every requirement listed below the password.',
          );
          return;
        }
        const { createAccount } = await loadCognito();
        await createAccount(email, password, readIntendedPlan() === null ? paths.dashboard : paths.billing);
        close();
        notify.success('Account Created!', 'Please check your email to verify your account.');
      }),
    reset: (email: string) =>
      attempt('Error', async () => {
        const { sendResetMail } = await loadCognito();
        await sendResetMail(email);
        close();
        notify.success('Reset Email Sent!', 'Please check your email for password reset instructions.');
      }),
    google: () =>
      attempt('Authentication Error', async () => {
        const { signInWithGoogle } = await import('./api/google.ts');
        await signInWithGoogle();
      }),
  };
};
