import { useMutation } from '@tanstack/react-query';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { authFailure } from './auth-failure.ts';
import { sendResetMail } from './cognito.ts';

/** Requests the password reset mail and closes the dialog. */
export const useSendResetMail = () => {
  const { close } = useAuthDialog();
  return useMutation({
    mutationFn: ({ email }: { email: string }) => sendResetMail(email),
    onSuccess: close,
    meta: {
      success: {
        title: 'Reset Email Sent!',
        text: 'Please check your email for password reset instructions.',
      },
      log: 'the reset mail was not sent',
      error: authFailure('Error'),
    },
  });
};
