import Download from 'lucide-react/icons/download';
import { paths } from '#contracts/platform/routes.ts';
import { downloadAllPlans } from '#domain/billing/plan-labels.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { counted } from '#web/lib/values/counted.ts';
import { useDownloadAll } from './use-download-all.ts';

/** Downloads every keyword that the run found, not only the shown ones. Some plans include it. */
export const DownloadAllBox = ({
  jobId,
  created,
  shown,
}: {
  jobId: string;
  created: number;
  shown: number;
}) => {
  const { isPlanPending, needsUpgrade, busy, download } = useDownloadAll(jobId);
  // The export of the shown keywords already contains them all.
  if (needsUpgrade && created <= shown) return null;
  const what = created === 1 ? 'the keyword' : `all ${created} keywords`;
  return (
    <section
      aria-label="Download all keywords"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-60 flex-1">
        <p className="font-medium">This run found {counted(created, 'keyword')}</p>
        <p className="text-ink-soft">
          {created > shown && `${shown} of them are shown. `}
          {isPlanPending || needsUpgrade
            ? `Downloading ${what} with every metric is part of the ${downloadAllPlans} plans.`
            : `Download ${what} with every metric as CSV.`}
        </p>
      </div>
      {isPlanPending ? (
        <Skeleton className="h-11 w-36 rounded-card!" />
      ) : needsUpgrade ? (
        <Link to={paths.billing} className={buttonClass({ variant: 'secondary' })}>
          Upgrade Now
        </Link>
      ) : (
        <Button variant="secondary" busy={busy} onClick={download}>
          {busy ? (
            'Exporting...'
          ) : (
            <>
              <Download aria-hidden="true" className="size-4" /> Download All
            </>
          )}
        </Button>
      )}
    </section>
  );
};
