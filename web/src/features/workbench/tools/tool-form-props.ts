import type { ComponentType } from 'react';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { CreateJobFailure } from '#web/features/job/run/create-job-failure.ts';
import type { Drafts } from '#web/features/job/run/drafts.ts';
import type { DraftField } from '#web/features/tools/index.ts';
import type { FormFootProps } from '#web/features/workbench/components/form-foot.tsx';

type ToolFormProps = {
  /** What every form shows under its fields, and what the server found wrong with its input. */
  shared: Pick<FormFootProps, 'access' | 'locale' | 'onLocale' | 'busy' | 'saved'> & {
    serverError: string | null;
    /** A press on Analyze while the run is not allowed. */
    onBlocked: () => void;
  };
  drafts: Drafts;
  setDraft: (field: DraftField) => (value: string) => void;
  signedIn: boolean;
  start: (request: CreateJobRequest) => void;
  /** Follows a run that the form has created and begun by itself. */
  follow: (jobId: string) => void;
  refused: (failure: CreateJobFailure) => void;
};

/** A tool in the workbench. */
export type WorkbenchTool = {
  readonly Form: ComponentType<ToolFormProps>;
  /** Forgets what the form holds apart from its drafts. */
  readonly forget: () => void;
};
