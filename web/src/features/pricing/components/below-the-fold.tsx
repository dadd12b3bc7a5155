import { pricingQuestions } from '#content/questions.ts';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { LaterSection } from '#web/components/layout/later-section.tsx';
import { CreditExplanation } from './credit-explanation.tsx';
import { OutputGrid } from './output-grid.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PricingBanner } from './pricing-banner.tsx';

/** The pricing page after the plans. */
export const BelowTheFold = () => (
  <>
    <LaterSection>
      <CreditExplanation />
    </LaterSection>
    <LaterSection>
      <PlanComparison />
    </LaterSection>
    <LaterSection>
      <OutputGrid />
    </LaterSection>
    <LaterSection>
      <FaqSection id="pricing-questions" questions={pricingQuestions} />
    </LaterSection>
    <LaterSection>
      <PricingBanner />
    </LaterSection>
  </>
);
