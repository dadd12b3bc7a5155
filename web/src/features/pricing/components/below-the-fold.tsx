import { pricingQuestions } from '#content/questions.ts';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { CreditExplanation } from './credit-explanation.tsx';
import { OutputGrid } from './output-grid.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PricingBanner } from './pricing-banner.tsx';

/** The pricing page after the plans. */
export const BelowTheFold = () => (
  <>
    <CreditExplanation />
    <PlanComparison />
    <OutputGrid />
    <FaqSection id="pricing-questions" questions={pricingQuestions} />
    <PricingBanner />
  </>
);
