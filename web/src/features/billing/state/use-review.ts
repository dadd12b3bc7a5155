import { useRef, useState } from 'react';
import type { PlanPreview } from '#contracts/billing/billing.ts';
import { notify } from '#web/lib/notify.ts';
import { isPaymentFailure, rejectionOf } from './payment-failure.ts';

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
  readonly open: boolean;
};

export type Review = {
  readonly state: ReviewState | null;
  readonly begin: (step: ReviewStep) => void;
  readonly retry: () => void;
  readonly confirm: () => Promise<void>;
  readonly dismiss: () => void;
};

/** Preview, confirmation and failed payment of one step at a time. `onDone` is called after success. */
export const useReview = (onDone: () => void): Review => {
  const [state, setState] = useState<ReviewState | null>(null);
  // A response belongs to the step that requested it. It is dropped if another step has started.
  const current = useRef<ReviewStep | null>(null);
  const patch = (step: ReviewStep, changes: Partial<ReviewState>): void => {
    if (current.current === step) setState((before) => before && { ...before, ...changes });
  };

  const load = async (step: ReviewStep): Promise<void> => {
    try {
      patch(step, { status: 'ready', preview: await step.loadPreview() });
    } catch (error) {
      console.warn('the preview did not load', error);
      patch(step, { status: 'no-preview', rejection: rejectionOf(error) });
    }
  };

  const begin = (step: ReviewStep): void => {
    current.current = step;
    setState({ step, status: 'loading', preview: null, rejection: null, open: true });
    void load(step);
  };

  const finish = (step: ReviewStep): void => {
    if (current.current !== step) return;
    current.current = null;
    setState(null);
  };

  const confirm = async (): Promise<void> => {
    if (state?.status !== 'ready') return;
    const { step } = state;
    patch(step, { status: 'processing' });
    try {
      await step.run();
      finish(step);
      notify.success(step.done.title, step.done.text);
      onDone();
    } catch (error) {
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
    }
  };

  const dismiss = (): void => {
    if (!state) return;
    if (state.status === 'processing') {
      patch(state.step, { open: false });
      return;
    }
    finish(state.step);
    state.step.onDismiss?.(state.preview);
  };

  return { state, begin, retry: () => state && begin(state.step), confirm, dismiss };
};
