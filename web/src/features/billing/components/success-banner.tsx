import CircleCheck from 'lucide-react/icons/circle-check';

/** Shown after a checkout until the provider has reported the payment. */
export const SuccessBanner = () => (
  <div
    role="status"
    className="mb-6 flex items-center gap-4 rounded-card border-l-4 border-low bg-low-soft px-4 py-4 sm:px-5"
  >
    <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
    <p>
      <strong className="font-semibold">Payment successful.</strong> Thank you. Your plan and your credits
      will appear in a few seconds.
    </p>
  </div>
);
