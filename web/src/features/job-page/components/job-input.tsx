import { useState } from 'react';
import type { JobDetail } from '#contracts/job.ts';
import { limits } from '#contracts/limits.ts';
import { truncate } from '#domain/truncate.ts';
import { Button } from '#web/components/ui/button.tsx';

const labels: Record<JobDetail['job_type'], string> = {
  keyword_optimizer: 'Business Description',
  keyword_evaluator: 'Keywords List',
  image_analyzer: 'Context',
};

/** What the run was given; a long input is cut and can be shown in full. */
export const JobInput = ({ job }: { job: JobDetail }) => {
  const [open, setOpen] = useState(false);
  const text =
    job.job_type === 'keyword_evaluator' ? job.keywords_list_input : (job.text_input ?? job.url_input);
  if (!text) return null;
  const short = truncate(text, limits.detailPreviewCharacters);
  const long = short !== text;
  return (
    <div className="mt-6 max-w-text">
      <p className="text-small text-ink-soft">{labels[job.job_type]}</p>
      <p className="mt-1 break-words whitespace-pre-line">{open ? text : short}</p>
      {long && (
        <Button variant="link" className="mt-1" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'show less' : 'show more'}
        </Button>
      )}
    </div>
  );
};
