import { useMutation } from '@tanstack/react-query';
import type { AuthGuest } from '#web/lib/session/auth-dialog-state.ts';
import { authFailure } from './auth-failure.ts';
import { resendConfirmation } from './cognito.ts';

/** Sends the mail that verifies a new account's address again. */
export const useResendConfirmation = () =>
  useMutation({
    mutationFn: ({ email, landing }: AuthGuest) => resendConfirmation(email, landing),
    meta: {
      success: {
        title: 'Email sent again',
        text: 'Use the link in the newest email. Older links no longer work.',
      },
      log: 'the confirmation mail was not sent again',
      error: authFailure('Error'),
    },
  });
