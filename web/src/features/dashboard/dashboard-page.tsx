import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#contracts/routes.ts';
import { PageMeta } from '#web/app/page-meta.tsx';
import { EmbeddedWorkbench } from '#web/components/layout/embedded-workbench.tsx';
import { useSession } from '#web/features/auth/session.ts';
import { clearDrafts } from '#web/features/jobs/drafts.ts';

/** `?reset=true` empties the workbench, goes back to the plain address and scrolls to it; gives the round. */
const useReset = (): number => {
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const userId = useSession().user?.id ?? null;
  const wanted = search.get('reset') === 'true';
  useEffect(() => {
    if (!wanted) return;
    clearDrafts(userId);
    setRound((last) => last + 1);
    navigate(paths.dashboard, { replace: true });
  }, [wanted, userId, navigate]);
  useEffect(() => {
    if (round > 0) document.getElementById('new-analysis')?.scrollIntoView();
  }, [round]);
  return round;
};

/** A signed-in creator's first page: the workbench, ready. */
export const DashboardPage = () => {
  const round = useReset();
  return (
    <div className="wrap py-10 md:py-14">
      <PageMeta title="Dashboard" description="Start a new analysis." noIndex />
      <h1 className="text-h2">Welcome back</h1>
      <div className="mt-8">
        <EmbeddedWorkbench key={round} tool="keyword_optimizer" />
      </div>
    </div>
  );
};
