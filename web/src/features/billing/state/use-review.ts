import { useRef, useState } from 'react';
import type { PlanPreview } from '#contracts/billing/billing.ts';
import { notify } from '#web/lib/notify.ts';
import { isPaymentFailure, needsPortal, rejectionOf } from './payment-failure.ts';

type ToastText = { readonly title: string; readonly text: string };

/** A step that costs money. The user sees a preview before it is made. */
export type ReviewStep = {
  readonly title: string;
  readonly description: string;
  /** Label of the confirmation button. */
  readonly confirm: string;
  readonly loadPreview: () => Promise<PlanPreview>;
  readonly run: () => Promise<unknown>;
  readonly done: ToastText;
  readonly failed: ToastText;
  /** Called with the preview when the user leaves before confirming. */
  readonly onDismiss?: (preview: PlanPreview | null) => void;
};

export type ReviewStatus = 'loading' | 'no-preview' | 'ready' | 'processing' | 'payment-failed';

export type ReviewState = {
  readonly step: ReviewStep;
  readonly status: ReviewStatus;
  readonly preview: PlanPreview | null;
  /** The server's reason for refusing a preview. */
  readonly rejection: string | null;
  /** True if the customer portal can remove that reason. */
  readonly needsPortal: boolean;
  readonly open: boolean;
};

export type Review = {
  readonly state: ReviewState | null;
  readonly begin: (step: ReviewStep) => void;
  readonly retry: () => void;
  readonly confirm: () => Promise<void>;
  readonly dismiss: () => void;
};

type Patch = (step: ReviewStep, changes: Partial<ReviewState>) => void;
/** What a step does when it ends. */
type Ending = {
  patch: Patch;
  /** Closes the step's dialog. */
  finish: (step: ReviewStep) => void;
  /** Called when the change was made, and when it is unknown whether it was. */
  onDone: () => void;
};

/** The step under review. A response belongs to the step that requested it: it is dropped if another one has started. */
const useStep = () => {
  const [state, setState] = useState<ReviewState | null>(null);
  const current = useRef<ReviewStep | null>(null);
  const open = (step: ReviewStep): void => {
    current.current = step;
    setState({ step, status: 'loading', preview: null, rejection: null, needsPortal: false, open: true });
  };
  const patch: Patch = (step, changes) => {
    if (current.current === step) setState((before) => before && { ...before, ...changes });
  };
  const finish = (step: ReviewStep): void => {
    if (current.current !== step) return;
    current.current = null;
    setState(null);
  };
  return { state, open, patch, finish };
};

const loadPreview = async (step: ReviewStep, patch: Patch): Promise<void> => {
  try {
    patch(step, { status: 'ready', preview: await step.loadPreview() });
  } catch (error) {
    console.warn('the preview did not load', error);
    patch(step, { status: 'no-preview', rejection: rejectionOf(error), needsPortal: needsPortal(error) });
  }
};

const endWithError = (step: ReviewStep, error: unknown, { patch, finish, onDone }: Ending): void => {
  console.warn('the change was refused', error);
  // Reopens a dialog that was closed meanwhile: the user must know that the payment failed.
  if (isPaymentFailure(error)) {
    patch(step, { status: 'payment-failed', open: true });
    return;
  }
  finish(step);
  notify.error(step.failed.title, step.failed.text);
  // Without a response the change may have been made anyway, so the page refetches.
  onDone();
};

const runStep = async (step: ReviewStep, ending: Ending): Promise<void> => {
  ending.patch(step, { status: 'processing' });
  try {
    await step.run();
    ending.finish(step);
    notify.success(step.done.title, step.done.text);
    ending.onDone();
  } catch (error) {
    endWithError(step, error, ending);
  }
};

/** Preview, confirmation and failed payment of one step at a time. `onDone` is called after success. */
export const useReview = (onDone: () => void): Review => {
  const { state, open, patch, finish } = useStep();
  const begin = (step: ReviewStep): void => {
    open(step);
    void loadPreview(step, patch);
  };
  const confirm = async (): Promise<void> => {
    if (state?.status === 'ready') await runStep(state.step, { patch, finish, onDone });
  };
  const dismiss = (): void => {
    if (!state) return;
    const { step, status, preview } = state;
    // The change continues, and its result reopens or ends the dialog.
    if (status === 'processing') {
      patch(step, { open: false });
      return;
    }
    finish(step);
    step.onDismiss?.(preview);
  };
  return { state, begin, retry: () => state && begin(state.step), confirm, dismiss };
};
