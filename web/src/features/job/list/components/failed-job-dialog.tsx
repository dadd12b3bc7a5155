import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { jobInput, jobInputLabel } from '#web/features/job/list/api/job-input.ts';
import { jobTitle, type ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { failureMessage } from '#web/features/job/run/polling/polled-job.ts';

type FailedJobDialogProps = {
  job: ListedJob;
  open: boolean;
  onClose: () => void;
  onTryAgain: () => void;
};

/** Why a run failed, and its input. */
export const FailedJobDialog = ({ job, open, onClose, onTryAgain }: FailedJobDialogProps) => {
  const { text } = jobInput(job);
  return (
    <ConfirmDialog
      open={open}
      size="md"
      title="Job Failed"
      description={failureMessage(job) ?? 'An unexpected error occurred. Please try again.'}
      decline="Close"
      confirm="Try Again"
      onDecline={onClose}
      onConfirm={onTryAgain}
    >
      <p className="text-small text-ink-soft">
        {jobTitle(job)}: {jobInputLabel(job.job_type)}
      </p>
      {/* Focusable, so that the keyboard can scroll a long text. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a mouse.
        tabIndex={0}
        aria-label="Original input"
        dir="auto"
        className="mt-1.5 max-h-60 overflow-y-auto rounded-card border border-line bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-line"
      >
        {text.trim() || 'No content'}
      </section>
      <p className="mt-3 text-small text-ink-soft">This run was not charged.</p>
    </ConfirmDialog>
  );
};
