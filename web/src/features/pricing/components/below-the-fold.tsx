import { pricingQuestions } from '#content/questions.ts';
import { DeferredSection } from '#web/components/layout/deferred-section.tsx';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { CreditExplanation } from './credit-explanation.tsx';
import { OutputGrid } from './output-grid.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PricingBanner } from './pricing-banner.tsx';

/** The pricing page after the plans. */
export const BelowTheFold = () => (
  <>
    <DeferredSection>
      <CreditExplanation />
    </DeferredSection>
    <DeferredSection>
      <PlanComparison />
    </DeferredSection>
    <DeferredSection>
      <OutputGrid />
    </DeferredSection>
    <DeferredSection>
      <FaqSection id="pricing-questions" questions={pricingQuestions} />
    </DeferredSection>
    <DeferredSection>
      <PricingBanner />
    </DeferredSection>
  </>
);
