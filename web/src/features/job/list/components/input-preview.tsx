import { type ListedJob, lineBelowTitle } from '#web/features/job/list/api/listed-job.ts';
import { truncate } from '#web/lib/values/truncate.ts';
import { viewLimits } from '#web/lib/view-limits.ts';

/** The job's name or title, if it has one, and the beginning of its input below the title. */
export const InputPreview = ({ job }: { job: ListedJob }) => {
  const line = lineBelowTitle(job);
  if (job.title)
    return (
      <span dir="auto" className="grid wrap-anywhere">
        <span className="font-medium text-ink">{job.title}</span>
        {line !== '' && <span>{truncate(line, viewLimits.listPreviewCharacters)}</span>}
      </span>
    );
  if (line === '') return <span className="text-ink-faint">No content</span>;
  return (
    <span dir="auto" className="wrap-anywhere">
      {truncate(line, viewLimits.listPreviewCharacters)}
    </span>
  );
};
