import { inputLine, type ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { truncate } from '#web/lib/values/truncate.ts';
import { viewLimits } from '#web/lib/view-limits.ts';

/** The beginning of a job's input. */
export const InputPreview = ({ job }: { job: ListedJob }) => {
  const line = inputLine(job);
  if (line === '') return <span className="text-ink-faint">No content</span>;
  return (
    <span dir="auto" className="wrap-anywhere">
      {truncate(line, viewLimits.listPreviewCharacters)}
    </span>
  );
};
