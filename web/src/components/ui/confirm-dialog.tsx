import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  size?: 'sm' | 'md';
  /** On the button that leaves things as they are. */
  decline: string;
  /** On the button that goes ahead. */
  confirm: string;
  /** What the user confirms cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** The dialog was left by its button, by Escape or by a click beside it. */
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
