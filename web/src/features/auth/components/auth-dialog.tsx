import { QueryClientProvider } from '@tanstack/react-query';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { type AuthMode, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { AuthForm } from './auth-form.tsx';
import { CheckMailDialog } from './check-mail-dialog.tsx';

const texts: Record<AuthMode, { title: string; description: string }> = {
  'sign-in': { title: 'Sign In', description: 'Good to see you again.' },
  'sign-up': { title: 'Create Account', description: 'Free, no card needed. Your drafts come with you.' },
  reset: { title: 'Reset Password', description: 'We will email you a link.' },
};

/** Sign in, create an account, or request a new password. The form is empty each time it opens. */
export const AuthDialog = () => {
  const { mode, guest, reason, change, close } = useAuthDialog();
  const shown = mode ?? 'sign-in';
  const { title, description } = texts[shown];
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog
        open={mode !== null}
        onOpenChange={(next) => !next && close()}
        title={title}
        description={shown === 'sign-in' && reason !== null ? reason : description}
      >
        <AuthForm mode={shown} knownEmail={guest?.email ?? ''} onModeChange={change} />
      </Dialog>
      <CheckMailDialog />
    </QueryClientProvider>
  );
};
