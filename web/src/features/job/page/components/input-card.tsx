import { useId, useState } from 'react';
import { parseJobType } from '#contracts/product.ts';
import { Button } from '#web/components/ui/button.tsx';
import { jobInput, jobInputLabel } from '#web/features/job/list/api/job-input.ts';
import type { PageJob } from '#web/features/job/page/api/page-job.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { truncate } from '#web/lib/values/truncate.ts';
import { viewLimits } from '#web/lib/view-limits.ts';

const Block = ({ label, text, isUrl }: { label: string; text: string; isUrl: boolean }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = truncate(text, viewLimits.detailPreviewCharacters);
  const shown = open ? text : short;
  return (
    <div className="max-w-text">
      <p className="text-small text-ink-soft">{label}</p>
      <p id={id} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {isUrl && /^https?:\/\//i.test(text) ? (
          <a
            href={text}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {shown}
          </a>
        ) : (
          shown
        )}
      </p>
      {short !== text && (
        <Button
          variant="link"
          className="mt-1 pointer-coarse:min-h-11"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'show less' : 'show more'}
        </Button>
      )}
    </div>
  );
};

const contextOf = (job: PageJob): { text: string; isUrl: boolean } | null => {
  const known = parseJobType(job.job_type);
  return known && toolViews[known].contextOf(job);
};

/** Removes Markdown's heading marks, which are not meant for readers. */
const withoutHeadingMarks = (text: string): string => text.replace(/^ {0,3}#{1,6}[ \t]+/gm, '');

/** The run's input. A long input is cut and can be expanded. */
export const InputCard = ({ job }: { job: PageJob }) => {
  const { kind, text } = jobInput(job);
  const context = contextOf(job);
  const shown = (kind === 'text' ? withoutHeadingMarks(text) : text).trim();
  const isUrl = kind === 'url' || (kind === 'images' && text === job.url_input);
  return (
    <div className="mt-6 grid gap-5">
      <Block label={jobInputLabel(job.job_type)} text={shown || 'No content'} isUrl={isUrl} />
      {context && <Block label="Context" {...context} />}
    </div>
  );
};
