import { useQuery } from '@tanstack/react-query';
import { product } from '#contracts/product.ts';
import { PageMeta } from '#web/app/page-meta.tsx';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { meQuery } from '#web/features/jobs/api/watch-me.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { CurrentPlan } from './components/current-plan.tsx';
import { PlanChoice } from './components/plan-choice.tsx';

/** The signed-in user's plan, and the plans there are. */
export const BillingPage = () => {
  const { data: me, isError, isFetching, refetch } = useQuery(meQuery, queryClient);
  return (
    <div className="wrap py-10 md:py-14">
      <PageMeta title="Billing & Subscription" description="Your plan and its credits." noIndex />
      <h1 className="mb-8 text-h2">Billing &amp; Subscription</h1>
      {isError && !me ? (
        <LoadFailure what="Your plan" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CurrentPlan me={me} />
      )}
      <PlanChoice current={me?.subscription_plan} />
      <p className="mt-10 border-t border-line pt-5 text-ink-soft">
        Questions about your plan? Write to{' '}
        <a href={`mailto:${product.supportEmail}`} className="underline underline-offset-4 hover:text-ink">
          {product.supportEmail}
        </a>
        .
      </p>
    </div>
  );
};
