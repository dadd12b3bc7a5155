import { useMutation } from '@tanstack/react-query';
import { endSession } from '#web/features/auth/session/end-session.ts';

/** POST me/sign-out-everywhere: ends every session of the user. If it fails, only this browser's session ends. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: async () => {
      const { error } = await endSession('global');
      if (error) throw error;
    },
    meta: {
      log: 'the other sessions could not be ended',
      error: {
        title: 'Only this browser is signed out',
        text: 'The server could not be reached, so other devices may still be signed in. Sign in and try again.',
      },
    },
  });
