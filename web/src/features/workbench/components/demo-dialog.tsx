import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';

/** Tells a visitor that the month's demo run is used. */
export const DemoDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const auth = useAuthDialog();
  const signUp = (): void => {
    onClose();
    auth.open('sign-up');
  };
  return (
    <ConfirmDialog
      open={open}
      title="Demo Credits Used"
      description="You have already used your monthly demo credit. Sign up for free to continue!"
      decline="Cancel"
      confirm="Sign Up to Continue"
      onDecline={onClose}
      onConfirm={signUp}
    >
      <p>Your text stays in your browser and will still be here after you sign up.</p>
    </ConfirmDialog>
  );
};
