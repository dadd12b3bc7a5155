import { paths } from '#contracts/platform/routes.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import type { AccessBlock } from '#web/features/workbench/state/run-access.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';

const notices: Record<AccessBlock, { title: string; text: string }> = {
  zero: {
    title: 'You have zero credits remaining',
    text: 'You have already used your credits. Upgrade your plan to get more!',
  },
  low: {
    title: 'You are almost out of credits',
    text: 'You do not have enough credits for this run. Upgrade your plan to get more, or wait for your next credits.',
  },
  demo: {
    title: "You've Used Your Free Demo Credit",
    text: 'Free accounts get one free credit every month. Your text stays here while you sign up.',
  },
};

const SignUp = () => {
  const auth = useAuthDialog();
  return (
    <Button variant="secondary" onClick={() => auth.open('sign-up')}>
      Sign Up Free
    </Button>
  );
};

/** Says why no run can start, and the remedy. */
export const AccessNotice = ({ block }: { block: AccessBlock }) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-medium-soft px-4 py-4 sm:px-6"
  >
    <div className="min-w-60 flex-1">
      {block === 'demo' && <p className="text-small font-medium text-medium">Demo Credit Used</p>}
      <p className="font-medium">{notices[block].title}</p>
      <p className="text-ink-soft">{notices[block].text}</p>
    </div>
    {block === 'demo' ? (
      <SignUp />
    ) : (
      <Link to={paths.billing} className={buttonClass({ variant: 'secondary' })}>
        See plans
      </Link>
    )}
  </div>
);
