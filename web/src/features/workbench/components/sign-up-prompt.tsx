import { Button } from '#web/components/ui/button.tsx';
import { useAuthDialog } from '#web/features/auth/auth-dialog-state.ts';

/** Above a visitor's result: it lives on this page alone. */
export const SignUpPrompt = () => {
  const auth = useAuthDialog();
  return (
    <aside
      aria-label="Keep your results"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-soft px-4 py-4 sm:px-6"
    >
      <p className="min-w-60 flex-1">
        <span className="font-medium">This result is not saved.</span> Copy or export what you need, or sign
        up for free: your next runs are then kept in your History.
      </p>
      <Button onClick={() => auth.open('sign-up')}>Sign up free</Button>
    </aside>
  );
};
