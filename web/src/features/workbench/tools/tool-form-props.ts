import type { ComponentType } from 'react';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import type { Drafts } from '#web/features/job/run/drafts.ts';
import type { DraftField } from '#web/features/tools/index.ts';
import type { FormFooterProps } from '#web/features/workbench/components/form-foot.tsx';

type ToolFormProps = {
  /** The props for what every form shows below its fields, and the server's message about its input. */
  shared: Pick<FormFooterProps, 'access' | 'locale' | 'onLocale' | 'busy' | 'saved'> & {
    serverError: string | null;
    /** Called on a click on Analyze while the run is not allowed. */
    onBlocked: () => void;
  };
  drafts: Drafts;
  setDraft: (field: DraftField) => (value: string) => void;
  /** The current step of a form in several steps. */
  step: number;
  onStep: (step: number) => void;
  signedIn: boolean;
  start: (request: CreateJobRequest) => void;
  /** Runs our example article. Null for users, whose runs cost credits. */
  startExample: (() => void) | null;
  /** Watches a run that the form itself has created and started. */
  follow: (jobId: string) => void;
  rejected: (failure: CreateJobFailure) => void;
};

/** A tool in the workbench. */
export type WorkbenchTool = {
  readonly Form: ComponentType<ToolFormProps>;
  /** Clears the form's state outside of its drafts. */
  readonly forget: () => void;
};
