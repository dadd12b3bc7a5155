import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  size?: 'sm' | 'md';
  /** Label of the button that changes nothing. */
  decline: string;
  /** Label of the button that confirms. */
  confirm: string;
  /** The action cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** Called when the dialog closes by its button, by Escape or by a click outside. */
  onDecline: () => void;
  onConfirm: () => void;
};

/** Asks a question with two answers. */
export const ConfirmDialog = ({
  open,
  decline,
  confirm,
  danger = false,
  busy = false,
  onDecline,
  onConfirm,
  ...rest
}: ConfirmDialogProps) => (
  <Dialog
    {...rest}
    open={open}
    onOpenChange={(next) => !next && onDecline()}
    footer={
      <>
        <Button variant="secondary" onClick={onDecline}>
          {decline}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  />
);
