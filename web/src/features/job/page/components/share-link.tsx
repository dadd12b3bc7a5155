import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { ShareState } from '#contracts/jobs/share.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { useShareLink } from '#web/features/job/page/api/use-share-link.ts';
import { formatDateTime } from '#web/lib/values/format.ts';

type LinkTextProps = { share: ShareState | null; address: string | null };

/** What the link is worth now: it is on, its address is known, or it is off. */
const LinkText = ({ share, address }: LinkTextProps) => (
  <div role="status" className="grid gap-2">
    {share && (
      <p>
        Active since {formatDateTime(share.created_at)}.
        {address === null && ' We show it only once. A new link replaces it.'}
      </p>
    )}
    {address !== null && (
      <div className="flex items-center gap-2">
        <Input readOnly aria-label="Share link" value={address} onFocus={(event) => event.target.select()} />
        <CopyButton text={address} what="Link" label="Copy Link" variant="primary" />
      </div>
    )}
    {!share && <p>Nobody can open this result with a link right now.</p>}
  </div>
);

type LinkButtonsProps = { isOn: boolean; busy: boolean; onCreate: () => void; onRevoke: () => void };

const LinkButtons = ({ isOn, busy, onCreate, onRevoke }: LinkButtonsProps) => (
  <>
    {isOn && (
      <Button variant="ghost" busy={busy} onClick={onRevoke}>
        Turn off the link
      </Button>
    )}
    <Button variant={isOn ? 'secondary' : 'primary'} busy={busy} onClick={onCreate}>
      {isOn ? 'Create a new link' : 'Create a link'}
    </Button>
  </>
);

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
          <LinkButtons
            isOn={share !== null}
            busy={busy}
            onCreate={() => void create()}
            onRevoke={() => void revoke()}
          />
        }
      >
        <LinkText share={share} address={address} />
      </Dialog>
    </>
  );
};
