import { Button } from '#web/components/ui/button.tsx';
import type { VisitorRun } from '#web/lib/storage/visitor-runs.ts';

/** Above the form: a visitor's last run is still there. */
export const KeptResult = ({ run, onShow }: { run: VisitorRun; onShow: () => void }) => (
  <aside
    aria-label="Your last result"
    className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-accent-soft px-4 py-3 sm:px-6"
  >
    <p>{run.ended ? 'Your last result is still here.' : 'Your last run is still in progress.'}</p>
    <Button variant="secondary" size="sm" onClick={onShow}>
      {run.ended ? 'Show it' : 'Show its progress'}
    </Button>
  </aside>
);
