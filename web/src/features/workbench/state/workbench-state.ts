import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';

/** A visitor's finished run, shown on the page that started it. */
export type InlineResult = {
  jobId: string;
  jobType: JobType;
  result: FinalResult | null;
  /** It was there before this page was opened, so it takes neither the focus nor the scroll position. */
  restored: boolean;
  /** Our example article, not the visitor's text. */
  isExample?: boolean;
};

export type WorkbenchState = {
  tool: JobType;
  /** Increases when the forms start over: another tool, another user, a restart. */
  round: number;
  /** The step of a form in several steps. It survives a run, so that a user whose run failed finds the field to correct. */
  step: number;
  /** The server's message about the last input. */
  fieldError: string | null;
  /** Why the last run failed or did not start. */
  problem: string | null;
  demoDialog: boolean;
  inline: InlineResult | null;
  /** True while a visitor's earlier result loads. */
  restoring: boolean;
};

export type WorkbenchAction =
  | { type: 'tool-chosen'; tool: JobType }
  | { type: 'started-over' }
  | { type: 'step-chosen'; step: number }
  | { type: 'input-changed' }
  | { type: 'input-refused'; message: string }
  | { type: 'run-failed'; message: string }
  | { type: 'demo-refused' }
  | { type: 'demo-dialog-closed' }
  | { type: 'run-started' }
  | { type: 'result-came'; inline: InlineResult }
  | { type: 'restoring-began' }
  | { type: 'restoring-failed' };

export const initialState = (tool: JobType): WorkbenchState => ({
  tool,
  round: 0,
  step: 0,
  fieldError: null,
  problem: null,
  demoDialog: false,
  inline: null,
  restoring: false,
});

const fresh = (state: WorkbenchState): WorkbenchState => ({
  ...initialState(state.tool),
  round: state.round + 1,
});

export const reduceWorkbench = (state: WorkbenchState, action: WorkbenchAction): WorkbenchState => {
  switch (action.type) {
    case 'tool-chosen':
      return { ...fresh(state), tool: action.tool };
    case 'started-over':
      return fresh(state);
    case 'step-chosen':
      return { ...state, step: action.step };
    case 'input-changed':
      return state.fieldError === null ? state : { ...state, fieldError: null };
    case 'input-refused':
      return { ...state, fieldError: action.message, problem: null };
    case 'run-failed':
      return { ...state, problem: action.message };
    case 'demo-refused':
      return { ...state, demoDialog: true };
    case 'demo-dialog-closed':
      return { ...state, demoDialog: false };
    case 'run-started':
      return { ...state, fieldError: null, problem: null, inline: null };
    case 'result-came':
      return { ...state, inline: action.inline, problem: null, restoring: false };
    case 'restoring-began':
      return { ...state, restoring: true };
    case 'restoring-failed':
      return { ...state, restoring: false };
  }
};
