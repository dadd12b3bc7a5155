import { anonymousJobDays } from '#contracts/platform/job-times.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';

/** Shown above a visitor's result, which only this browser can find. */
export const SignUpPrompt = () => {
  const auth = useAuthDialog();
  return (
    <aside
      aria-label="Keep your results"
      className="flex items-center justify-between gap-x-6 gap-y-2 rounded-card bg-accent-soft px-4 py-3 max-sm:text-small sm:px-6"
    >
      <p>
        <span className="font-medium">Only this browser has this result.</span>{' '}
        <span className="max-sm:hidden">It stays here for {anonymousJobDays} days. </span>
        Sign up free and it moves into your account.
      </p>
      <Button size="sm" onClick={() => auth.open('sign-up')}>
        Sign Up Free
      </Button>
    </aside>
  );
};
