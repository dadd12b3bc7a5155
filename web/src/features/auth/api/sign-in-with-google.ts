import { useMutation } from '@tanstack/react-query';
import { authFailure } from './auth-failure.ts';
import { signInWithGoogle } from './google.ts';

/** Redirects to Google. The visitor returns signed in. */
export const useSignInWithGoogle = () =>
  useMutation({
    mutationFn: signInWithGoogle,
    meta: { log: 'signing in with Google failed', error: authFailure('Authentication Error') },
  });
