import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';

/** Tells a visitor that the month's demo run is spent. */
export const DemoDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const auth = useAuthDialog();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Demo Credits Used"
      description="You have already used your monthly demo credit. Sign up for free to continue!"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onClose();
              auth.open('sign-up');
            }}
          >
            Sign Up to Continue
          </Button>
        </>
      }
    >
      <p>What you typed stays here in your browser, and is still here after you have signed up.</p>
    </Dialog>
  );
};
