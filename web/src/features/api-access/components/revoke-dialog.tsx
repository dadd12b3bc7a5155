import type { ApiKey } from '#contracts/accounts/api-keys.ts';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { useRevokeApiKey } from '#web/features/api-access/api/revoke-api-key.ts';

type RevokeDialogProps = { entry: ApiKey | null; onClose: () => void; onRevoked: () => void };

/** Asks before it revokes a key. After a failure the dialog stays open for another try. */
export const RevokeDialog = ({ entry, onClose, onRevoked }: RevokeDialogProps) => {
  const { mutate, isPending } = useRevokeApiKey();
  const close = (): void => {
    onClose();
    onRevoked();
  };
  return (
    <ConfirmDialog
      open={entry !== null}
      title="Revoke this API key?"
      description={`Programs that use ${entry?.key_prefix ?? ''}… stop working immediately. This cannot be undone.`}
      decline="Keep key"
      confirm="Revoke key"
      danger
      busy={isPending}
      onDecline={onClose}
      onConfirm={() => entry && mutate(entry.id, { onSuccess: close })}
    />
  );
};
