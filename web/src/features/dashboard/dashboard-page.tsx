import { mainTool } from '#contracts/product.ts';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { restoreInput } from '#web/features/job/list/restore-input.ts';
import { EmbeddedWorkbench } from '#web/features/workbench/embedded-workbench.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { RecentJobs } from './components/recent-jobs.tsx';
import { useGreeting } from './use-greeting.ts';
import { useReset } from './use-reset.ts';

const Welcome = ({ userId }: { userId: string }) => {
  const greeting = useGreeting(userId);
  return (
    <>
      <h1 className="flex min-h-[1.15em] items-center text-h2 wrap-anywhere">
        {greeting?.text ?? <Skeleton className="h-7 w-64" />}
      </h1>
      <p className="mt-2 text-ink-soft">
        {greeting?.first
          ? 'This is your desk. Paste something you have written and see what people search for.'
          : 'Paste a draft, or pick up a past analysis.'}
      </p>
    </>
  );
};

const DashboardContent = () => {
  const userId = useSession().user?.id ?? '';
  const { resetting, round, begin, section } = useReset(userId);
  return (
    <>
      <Welcome userId={userId} />
      <div ref={section} className="mt-8 min-h-80 scroll-mt-24">
        {!resetting && <EmbeddedWorkbench key={round} tool={mainTool} />}
      </div>
      <RecentJobs
        userId={userId}
        onTryAgain={(job) => {
          restoreInput(userId, job);
          begin();
        }}
      />
    </>
  );
};

/** A signed-in user's first page: the workbench and the latest runs. */
export const DashboardPage = () => (
  <SignedInPage title="Dashboard" description="Start a new analysis.">
    <DashboardContent />
  </SignedInPage>
);
