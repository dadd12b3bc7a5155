import { homeQuestions } from '#content/questions.ts';
import { ClosingCall } from '#web/components/layout/closing-call.tsx';
import { DeferredSection } from '#web/components/layout/deferred-section.tsx';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ExampleSection } from './example-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { Proof } from './proof.tsx';
import { ScoreCalculator } from './score-calculator.tsx';
import { ToolCards } from './tool-cards.tsx';

/** The home page after its first screen. */
export const BelowTheFold = () => (
  <>
    <DeferredSection>
      <ExampleSection />
    </DeferredSection>
    <DeferredSection>
      <OverviewSection />
    </DeferredSection>
    <DeferredSection>
      <ToolCards />
    </DeferredSection>
    <DeferredSection>
      <ScoreCalculator />
    </DeferredSection>
    <DeferredSection>
      <ComparisonTable />
    </DeferredSection>
    <DeferredSection>
      <Proof />
    </DeferredSection>
    <DeferredSection>
      <FaqSection id="home-questions" questions={homeQuestions} />
    </DeferredSection>
    <DeferredSection>
      <ClosingCall
        title="Write what you want to say. Then spend five minutes here."
        text="Bring the draft you have open in your other tab."
        action="Sign Up Free"
      />
    </DeferredSection>
  </>
);
