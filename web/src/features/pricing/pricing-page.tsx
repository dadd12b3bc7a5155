import { lowestPriceCents, trial } from '#contracts/billing/plans.ts';
import { planLabels } from '#domain/billing/plan-labels.ts';
import { PageIntro } from '#web/components/layout/page-intro.tsx';
import { deferredPart } from '#web/lib/deferred-part.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { faqData } from '#web/lib/page/structured-data.ts';
import { formatUsd } from '#web/lib/values/format.ts';
import { PlanCards } from './components/plan-cards.tsx';

const BelowTheFold = deferredPart(async () => (await import('./components/below-the-fold.tsx')).BelowTheFold);

// Only the build writes structured data; the browser does not load the questions for it.
const structuredData = import.meta.env.SSR
  ? [faqData((await import('#content/questions.ts')).pricingQuestions)]
  : [];

const from = formatUsd(lowestPriceCents);

export const PricingPage = () => (
  <>
    <PageMeta
      title={`Pricing: from ${from} a month, free to try`}
      crumb="Pricing"
      description={`${planLabels()} from ${from} a month, a free ${trial.days}-day trial, and one free analysis a month without an account. A run that fails costs nothing.`}
      structuredData={structuredData}
    />
    <section className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
      <PageIntro title="Pay for runs, not for dashboards">
        Every plan has all three tools. The difference is how many credits you get. A run that fails costs
        nothing.
      </PageIntro>
      <PlanCards />
    </section>
    <BelowTheFold />
  </>
);
