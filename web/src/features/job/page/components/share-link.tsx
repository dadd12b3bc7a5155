import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { createShareResponse, revokeShareResponse, type ShareState } from '#contracts/jobs/share.ts';
import { sharedPath } from '#contracts/platform/routes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { callApi } from '#web/lib/api/api-client.ts';
import { notify } from '#web/lib/notify.ts';
import { formatDateTime } from '#web/lib/values/format.ts';

/** Creates and revokes the link. The address is known only to the tab that created it. */
const useShareLink = (jobId: string, stored: ShareState | null) => {
  const [share, setShare] = useState(stored);
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      console.warn('the share link could not be changed', error);
      notify.error('Not changed', 'The share link has not changed. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  };
  const params = { id: jobId };
  return {
    share,
    address,
    busy,
    create: () =>
      run(async () => {
        const { token, created_at } = await callApi('createShare', createShareResponse, { params });
        setShare({ created_at });
        setAddress(`${window.location.origin}${sharedPath(token)}`);
      }),
    revoke: () =>
      run(async () => {
        await callApi('revokeShare', revokeShareResponse, { params });
        setShare(null);
        setAddress(null);
        notify.success('Link turned off', 'Nobody can open it anymore.');
      }),
  };
};

/** The share link of a result: create, copy, turn off. */
export const ShareLink = ({ jobId, stored }: { jobId: string; stored: ShareState | null }) => {
  const [open, setOpen] = useState(false);
  const { share, address, busy, create, revoke } = useShareLink(jobId, stored);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Share aria-hidden="true" className="size-4" /> Share
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="md"
        title="Share this result"
        description="Anyone with the link can read the result with your choices. They see no account data and cannot change anything. Search engines are asked not to list it."
        footer={
          <>
            {share && (
              <Button variant="ghost" busy={busy} onClick={() => void revoke()}>
                Turn off the link
              </Button>
            )}
            <Button variant={share ? 'secondary' : 'primary'} busy={busy} onClick={() => void create()}>
              {share ? 'Create a new link' : 'Create a link'}
            </Button>
          </>
        }
      >
        <div role="status" className="grid gap-2">
          {share && (
            <p>
              Active since {formatDateTime(share.created_at)}.
              {address === null && ' We show it only once. A new link replaces it.'}
            </p>
          )}
          {address !== null && (
            <div className="flex items-center gap-2">
              <Input
                readOnly
                aria-label="Share link"
                value={address}
                onFocus={(event) => event.target.select()}
              />
              <CopyButton text={address} what="Link" label="Copy Link" variant="primary" />
            </div>
          )}
          {!share && <p>Nobody can open this result with a link right now.</p>}
        </div>
      </Dialog>
    </>
  );
};
