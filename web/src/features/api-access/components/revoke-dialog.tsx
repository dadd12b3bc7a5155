import { useState } from 'react';
import type { ApiKey } from '#contracts/accounts/api-keys.ts';
import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { revokeApiKey } from '#web/features/api-access/api/api-keys.ts';
import { notify } from '#web/lib/notify.ts';

type RevokeDialogProps = { entry: ApiKey | null; onClose: () => void; onRevoked: () => void };

/** Asks before a key ends; a revocation that fails leaves the dialog open, to try again. */
export const RevokeDialog = ({ entry, onClose, onRevoked }: RevokeDialogProps) => {
  const [busy, setBusy] = useState(false);
  const revoke = async (): Promise<void> => {
    if (!entry) return;
    setBusy(true);
    try {
      await revokeApiKey(entry.id);
      notify.success('API key revoked');
      onClose();
      onRevoked();
    } catch (error) {
      console.warn('the key could not be revoked', error);
      notify.error('Error', (error instanceof Error && error.message) || apiKeyMessages.revokeFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Revoke this API key?"
      description={`Programs that use ${entry?.key_prefix ?? ''}… stop working at once. This cannot be undone.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep key
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void revoke()}>
            Revoke key
          </Button>
        </>
      }
    />
  );
};
