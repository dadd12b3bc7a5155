import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#contracts/routes.ts';
import { PageMeta } from '#web/app/page-meta.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { meQuery } from '#web/features/jobs/api/watch-me.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** What there is to know of the API until it opens. A record that cannot be read counts as no admin's. */
export const ApiAccessPage = () => {
  const { data: me } = useQuery(meQuery, queryClient);
  return (
    <div className="wrap-text py-10 md:py-14">
      <PageMeta
        title="API Access"
        description="The three tools for your own programs: coming soon."
        noIndex
      />
      <h1 className="text-h2">API Access Coming Soon</h1>
      <p className="mt-4 text-lead text-ink-soft">
        The three tools, for your own programs: start a run, ask how it is going, read the result as JSON. The
        same credits, the same promise that a failed run costs nothing.
      </p>
      {me?.role === 'admin' && (
        <p className="mt-4 border-l-2 border-accent pl-4">
          You are an admin: you will make and revoke keys here. Keys open together with billing, which is not
          set up on this stage yet.
        </p>
      )}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Link to={paths.apiDocs} className={buttonClass()}>
          What is planned
        </Link>
        <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
          Go to Dashboard
        </Link>
      </div>
    </div>
  );
};
