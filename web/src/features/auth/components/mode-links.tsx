import { Button } from '#web/components/ui/button.tsx';
import type { AuthMode } from '#web/lib/session/auth-dialog-state.ts';

const alternatives: Record<AuthMode, { question: string; label: string; mode: AuthMode }> = {
  'sign-in': { question: 'New here?', label: 'Create an account', mode: 'sign-up' },
  'sign-up': { question: 'Already have an account?', label: 'Sign in', mode: 'sign-in' },
  reset: { question: 'Remembered your password?', label: 'Back to sign in', mode: 'sign-in' },
};

export const ModeLinks = ({
  mode,
  onModeChange,
}: {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
}) => {
  const other = alternatives[mode];
  return (
    <p className="mt-5 pb-1 text-center text-ink-soft">
      {other.question}{' '}
      <Button variant="link" onClick={() => onModeChange(other.mode)}>
        {other.label}
      </Button>
    </p>
  );
};
