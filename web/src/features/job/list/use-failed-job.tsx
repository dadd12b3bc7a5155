import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#web/lib/load-chunk.ts';
import type { ListedJob } from './api/listed-job.ts';

const FailedJobDialog = lazyPart(
  async () => (await import('./components/failed-job-dialog.tsx')).FailedJobDialog,
);

/** The dialog of a list's failed jobs. `show` opens it for one job; `dialog` can be anywhere on the page. */
export const useFailedJob = (
  onTryAgain: (job: ListedJob) => void,
): { show: (job: ListedJob) => void; dialog: ReactNode } => {
  const [job, setJob] = useState<ListedJob | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((failed: ListedJob): void => {
    setJob(failed);
    setOpen(true);
  }, []);
  return {
    show,
    // Stays mounted once it was needed, so that it can animate its closing and return the focus.
    dialog: job && (
      <Suspense>
        <FailedJobDialog
          job={job}
          open={open}
          onClose={() => setOpen(false)}
          onTryAgain={() => {
            setOpen(false);
            onTryAgain(job);
          }}
        />
      </Suspense>
    ),
  };
};
