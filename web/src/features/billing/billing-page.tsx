import { useQuery } from '@tanstack/react-query';
import { paidPlanNames } from '#contracts/billing/plans.ts';
import { isSubscribed } from '#domain/billing/plan-action.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { isEnding } from '#web/features/billing/state/can-cancel.ts';
import { delays } from '#web/lib/delays.ts';
import { intendedPlanIn } from '#web/lib/intended-plan.ts';
import { useLocation } from '#web/lib/router/router.tsx';
import { paymentsQuery, subscriptionQuery } from './api/billing-queries.ts';
import { refreshBilling, useRefresh } from './api/refresh.ts';
import { BillingFooter } from './components/billing-footer.tsx';
import { CancelDialog } from './components/cancel-dialog.tsx';
import { CheckoutFrame } from './components/checkout-frame.tsx';
import { CurrentPlan } from './components/current-plan.tsx';
import { NoticeBanner } from './components/notice-banner.tsx';
import { PlanChoice } from './components/plan-choice.tsx';
import { PromoCard } from './components/promo-card.tsx';
import { ReviewDialog } from './components/review-dialog.tsx';
import { SuccessBanner } from './components/success-banner.tsx';
import { noticeOf } from './state/notice.ts';
import { planOption } from './state/plan-option.ts';
import { usePromoCode } from './state/promo-code.ts';
import { useCancellation } from './state/use-cancellation.ts';
import { useCheckout } from './state/use-checkout.ts';
import { usePlanChoice } from './state/use-plan-choice.ts';
import { usePortal } from './state/use-portal.ts';
import { useReview } from './state/use-review.ts';
import { useSuccessReturn } from './state/use-success-return.ts';

const useAccount = () => {
  const me = useQuery(meQuery);
  const subscription = useQuery(subscriptionQuery);
  const payments = useQuery(paymentsQuery);
  return {
    me: me.data,
    record: subscription.data,
    isOpen: payments.data?.provider !== 'none',
    isSimulated: payments.data?.provider === 'simulated',
    isMissing: (me.isError && !me.data) || (subscription.isError && subscription.data === undefined),
    error: me.error ?? subscription.error,
    isFetching: me.isFetching || subscription.isFetching,
  };
};

const Updating = ({ shown }: { shown: boolean }) => (
  <p role="status" className="mt-2 min-h-5 text-small text-ink-soft">
    {shown && 'Your plan is being updated. This takes a few seconds.'}
  </p>
);

const Billing = () => {
  const { me, record, isOpen, isSimulated, isMissing, error, isFetching } = useAccount();
  const intended = intendedPlanIn(useLocation().state);
  const refresh = useRefresh();
  const isPaid = useSuccessReturn(refresh);
  const code = usePromoCode();
  const portal = usePortal(refresh);
  const checkout = useCheckout();
  const review = useReview(() => void refresh.after(delays.planChangeRefresh));
  const choice = usePlanChoice({ code, checkout, review });
  const cancellation = useCancellation(record, refresh);
  const notice = noticeOf(record, Date.now());
  const plan = me?.subscription_plan ?? 'free';
  return (
    <>
      {isPaid && <SuccessBanner />}
      {notice && <NoticeBanner notice={notice} portal={portal} isEnding={isEnding(record)} />}
      {isMissing ? (
        <LoadFailure what="Your plan" error={error} busy={isFetching} onRetry={() => void refreshBilling()} />
      ) : (
        <CurrentPlan
          me={me}
          record={record}
          isTold={notice?.namesNextStep === true}
          portal={portal}
          onCancel={cancellation.ask}
        />
      )}
      <Updating shown={refresh.pending} />
      <PlanChoice
        options={paidPlanNames.map((name) => planOption(name, { me, record, intended }))}
        isSubscribed={isSubscribed({ plan, status: record?.subscription_status ?? null })}
        isOpen={isOpen}
        busy={choice.busy}
        locked={isPaid || refresh.pending || review.state?.status === 'processing'}
        onChoose={choice.choose}
      />
      <div className="mt-12">
        <PromoCard code={code} />
      </div>
      <BillingFooter isSimulated={isSimulated} />
      <ReviewDialog review={review} portal={portal} />
      <CancelDialog record={record} cancellation={cancellation} />
      <CheckoutFrame {...checkout} />
    </>
  );
};

/** The signed-in user's plan, the other plans, and how to change between them. */
export const BillingPage = () => (
  <SignedInPage
    title="Billing & Subscription"
    description="Your plan and its credits."
    heading="Billing & Subscription"
  >
    <Billing />
  </SignedInPage>
);
