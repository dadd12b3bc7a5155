import { useEffect, useRef } from 'react';
import type { PlanPreview } from '#contracts/billing/billing.ts';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { previewLines } from '#web/features/billing/state/preview-lines.ts';
import type { Portal } from '#web/features/billing/state/use-portal.ts';
import type { Review, ReviewState } from '#web/features/billing/state/use-review.ts';
import { PortalLink } from './portal-link.tsx';

const PreviewList = ({ preview }: { preview: PlanPreview }) => (
  <dl className="font-mono text-small sm:text-body">
    {previewLines(preview).map(({ label, value, main }) => (
      <div
        key={label}
        className={`flex items-baseline justify-between gap-4 border-b border-dashed border-line py-2.5 last:border-0 ${main ? 'font-semibold' : ''}`}
      >
        <dt>{label}</dt>
        <dd className="text-right tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

const skeletonWidths = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];

const PreviewSkeleton = () => (
  <div role="status" aria-label="Loading the preview">
    {skeletonWidths.map((width) => (
      <div key={width} className="border-b border-dashed border-line py-3.5 last:border-0">
        <Skeleton className={`h-4 ${width}`} />
      </div>
    ))}
  </div>
);

const NoPreview = ({ rejection }: { rejection: string | null }) => (
  <div role="alert" className="rounded-card bg-medium-soft px-4 py-4">
    <p className="font-medium">{billingMessages.previewFailed}</p>
    <p className="mt-1 text-ink-soft">
      {rejection ?? 'Nothing has changed. Check your connection, then try again.'}
    </p>
  </div>
);

const PaymentFailed = () => {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role="alert" tabIndex={-1} className="outline-none">
      The payment did not go through. Nothing was charged, and your plan has not changed. Update your payment
      method, then choose the plan again.
    </p>
  );
};

const Content = ({ state }: { state: ReviewState }) => {
  if (state.status === 'payment-failed') return <PaymentFailed />;
  if (state.status === 'no-preview') return <NoPreview rejection={state.rejection} />;
  return state.preview ? <PreviewList preview={state.preview} /> : <PreviewSkeleton />;
};

type FooterProps = { review: Review; state: ReviewState; portal: Portal };

/** What a user can do without a preview. Where the portal comes first, another attempt alone changes nothing. */
const Retry = ({ review, state, portal }: FooterProps) => (
  <>
    <Button variant={state.needsPortal ? 'secondary' : 'primary'} onClick={review.retry}>
      Try again
    </Button>
    {state.needsPortal && (
      <Button busy={portal.busy} onClick={portal.open}>
        Open the portal
      </Button>
    )}
  </>
);

const Footer = ({ review, state, portal }: FooterProps) => {
  const close = (
    <Button variant="secondary" onClick={review.dismiss}>
      {state.status === 'payment-failed' ? 'Close' : 'Not now'}
    </Button>
  );
  if (state.status === 'payment-failed')
    return (
      <>
        {close}
        <Button busy={portal.busy} onClick={portal.open}>
          Update Payment Method
        </Button>
      </>
    );
  return (
    <>
      {close}
      {state.status === 'no-preview' ? (
        <Retry review={review} state={state} portal={portal} />
      ) : (
        <Button
          busy={state.status === 'processing'}
          disabled={state.status !== 'ready'}
          onClick={() => void review.confirm()}
        >
          {state.status === 'processing' ? 'Processing...' : state.step.confirm}
        </Button>
      )}
    </>
  );
};

/** Shows the price of a change before it is made. If the payment fails, it links to the page for another card. */
export const ReviewDialog = ({ review, portal }: { review: Review; portal: Portal }) => {
  const { state } = review;
  const failed = state?.status === 'payment-failed';
  return (
    <Dialog
      open={state?.open === true}
      onOpenChange={(open) => !open && review.dismiss()}
      title={failed ? 'Payment Failed' : state?.step.title}
      description={failed ? undefined : state?.step.description}
      size="md"
      footer={state && <Footer review={review} state={state} portal={portal} />}
    >
      {state && <Content state={state} />}
      {(failed || state?.needsPortal) && <PortalLink url={portal.blocked} />}
    </Dialog>
  );
};
