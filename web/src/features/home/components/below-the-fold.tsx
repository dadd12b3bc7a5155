import { homeQuestions } from '#content/questions.ts';
import { ClosingCall } from '#web/components/layout/closing-call.tsx';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { LaterSection } from '#web/components/layout/later-section.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ExampleSection } from './example-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { Proof } from './proof.tsx';
import { ScoreCalculator } from './score-calculator.tsx';
import { ToolCards } from './tool-cards.tsx';

/** The home page after its first screen. */
export const BelowTheFold = () => (
  <>
    <LaterSection>
      <ExampleSection />
    </LaterSection>
    <LaterSection>
      <OverviewSection />
    </LaterSection>
    <LaterSection>
      <ToolCards />
    </LaterSection>
    <LaterSection>
      <ScoreCalculator />
    </LaterSection>
    <LaterSection>
      <ComparisonTable />
    </LaterSection>
    <LaterSection>
      <Proof />
    </LaterSection>
    <LaterSection>
      <FaqSection id="home-questions" questions={homeQuestions} />
    </LaterSection>
    <LaterSection>
      <ClosingCall
        title="Write what you want to say. Then spend five minutes here."
        text="Bring the draft you have open in your other tab."
        action="Sign Up Free"
      />
    </LaterSection>
  </>
);
