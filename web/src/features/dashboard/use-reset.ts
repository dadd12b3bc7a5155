import { useEffect, useRef, useState } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { clearDrafts } from '#web/features/job/run/drafts.ts';
import { useNavigate, useSearchParams } from '#web/lib/router/router.tsx';

/**
 * `?reset=true` clears the workbench and is then removed from the address. While the parameter is present
 * (`resetting`), the workbench must not be mounted: it saves its drafts on unmount, and they are cleared after that.
 * `round` is the key of the new workbench. `begin` starts one without clearing. Both scroll to `section`.
 */
export const useReset = (userId: string) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const section = useRef<HTMLDivElement>(null);
  const resetting = search.get('reset') === 'true';
  const begin = (): void => setRound((last) => last + 1);
  useEffect(() => {
    if (!resetting) return;
    clearDrafts(userId);
    setRound((last) => last + 1);
    navigate(paths.dashboard, { replace: true });
  }, [resetting, userId, navigate]);
  useEffect(() => {
    if (round > 0 && !resetting) section.current?.scrollIntoView();
  }, [round, resetting]);
  return { resetting, round, begin, section };
};
