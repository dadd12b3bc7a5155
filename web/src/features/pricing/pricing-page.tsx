import { pricingQuestions } from '#content/questions.ts';
import { lowestPriceCents, trial } from '#contracts/billing/plans.ts';
import { planLabels } from '#domain/billing/plan-labels.ts';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { PageIntro } from '#web/components/layout/page-intro.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { faqData } from '#web/lib/page/structured-data.ts';
import { formatUsd } from '#web/lib/values/format.ts';
import { CreditExplanation } from './components/credit-explanation.tsx';
import { OutputGrid } from './components/output-grid.tsx';
import { PlanCards } from './components/plan-cards.tsx';
import { PlanComparison } from './components/plan-comparison.tsx';
import { PricingBanner } from './components/pricing-banner.tsx';

const from = formatUsd(lowestPriceCents);

export const PricingPage = () => (
  <>
    <PageMeta
      title={`Pricing: from ${from} a month, free to try`}
      crumb="Pricing"
      description={`${planLabels()} from ${from} a month, a free ${trial.days}-day trial, and one free analysis a month without an account. A run that fails costs nothing.`}
      structuredData={[faqData(pricingQuestions)]}
    />
    <section className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
      <PageIntro title="Pay for runs, not for dashboards">
        Every plan has all three tools. They differ in how much you write. A run that fails costs nothing.
      </PageIntro>
      <PlanCards />
    </section>
    <CreditExplanation />
    <PlanComparison />
    <OutputGrid />
    <FaqSection id="pricing-questions" questions={pricingQuestions} />
    <PricingBanner />
  </>
);
