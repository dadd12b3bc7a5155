import type { Question } from '#content/questions.ts';
import { Accordion } from '#web/components/ui/accordion.tsx';

export const FaqSection = ({ id, questions }: { id: string; questions: readonly Question[] }) => (
  <section className="section border-t border-line">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-h2">Questions</h2>
      <Accordion name={id} items={questions.map(({ title, text }) => ({ title, content: text }))} />
    </div>
  </section>
);
