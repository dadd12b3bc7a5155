import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useResendConfirmation } from '#web/features/auth/api/resend-confirmation.ts';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';

/** After a sign-up: where the confirmation mail went, and what to do if it does not arrive. */
export const CheckMailDialog = () => {
  const { unverified, close, open } = useAuthDialog();
  const { mutate, isPending, isSuccess } = useResendConfirmation();
  return (
    <Dialog
      open={unverified !== null}
      onOpenChange={(next) => !next && close()}
      title="Check your inbox"
      description={
        <>
          We sent a link to{' '}
          <strong className="font-medium text-ink wrap-anywhere">{unverified?.email}</strong>. Open it to
          verify your address, then sign in. What you typed and your result come with you.
        </>
      }
      footer={
        <>
          <Button variant="secondary" busy={isPending} onClick={() => unverified && mutate(unverified)}>
            {isSuccess ? 'Send again' : 'Resend email'}
          </Button>
          <Button onClick={close}>Done</Button>
        </>
      }
    >
      <p className="text-ink-soft">
        No email after a minute? Look in your spam folder, or{' '}
        <Button variant="link" onClick={() => open('sign-up')}>
          use another address
        </Button>
        .
      </p>
    </Dialog>
  );
};
