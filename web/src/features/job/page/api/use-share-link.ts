import { useState } from 'react';
import { createShareResponse, revokeShareResponse, type ShareState } from '#contracts/jobs/share.ts';
import { sharedPath } from '#contracts/platform/routes.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { notify } from '#web/lib/notify.ts';

/** Creates and revokes the link. The address is known only to the tab that created it. */
export const useShareLink = (jobId: string, stored: ShareState | null) => {
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
