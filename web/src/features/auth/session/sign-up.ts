import { useMutation } from '@tanstack/react-query';
import { paths } from '#contracts/platform/routes.ts';
import { authFailure } from '#web/features/auth/api/auth-failure.ts';
import { createAccount } from '#web/features/auth/api/cognito.ts';
import { readIntendedPlan } from '#web/lib/intended-plan.ts';
import { type AuthGuest, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import type { Credentials } from './sign-in.ts';

const signUp = async ({ email, password }: Credentials): Promise<AuthGuest> => {
  const landing = readIntendedPlan() === null ? paths.dashboard : paths.billing;
  await createAccount(email, password, landing);
  return { email, landing };
};

/** Creates an account and closes the dialog. A mail verifies the address; another dialog says where it went. */
export const useSignUp = () => {
  const { awaitMail } = useAuthDialog();
  return useMutation({
    mutationFn: signUp,
    onSuccess: awaitMail,
    meta: {
      success: { title: 'Account Created!', text: 'Please check your email to verify your account.' },
      log: 'creating an account failed',
      error: authFailure('Authentication Error'),
    },
  });
};
