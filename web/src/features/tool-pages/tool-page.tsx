import type { ComponentType } from 'react';
import { toolTexts } from '#content/tools/index.ts';
import type { Step } from '#content/tools/tool-texts.ts';
import { type JobType, tools } from '#contracts/product.ts';
import { ClosingCall } from '#web/components/layout/closing-call.tsx';
import { DeferredSection } from '#web/components/layout/deferred-section.tsx';
import { FaqSection } from '#web/components/layout/faq-section.tsx';
import { PageIntro } from '#web/components/layout/page-intro.tsx';
import { Demo } from '#web/features/demos/demo.tsx';
import { EmbeddedWorkbench } from '#web/features/workbench/embedded-workbench.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { faqData } from '#web/lib/page/structured-data.ts';

const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <section className="section border-t border-line">
    <div className="wrap">
      <h2 className="text-h2">How it works</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-line-strong pt-5">
            <span aria-hidden="true" className="font-serif text-h3 text-accent">
              {index + 1}
            </span>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Benefits = ({ benefits }: { benefits: readonly Step[] }) => (
  <section className="section border-t border-line bg-sunken">
    <div className="wrap">
      <h2 className="text-h2">What it is good for</h2>
      <ul className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3 className="text-h4">{benefit.title}</h3>
            <p className="mt-2 text-ink-soft">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Watch = ({ type }: { type: JobType }) => (
  <section className="section border-t border-line">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <h2 className="text-h2">Watch a run</h2>
        <p className="mt-4 text-ink-soft">{toolTexts[type].watch}</p>
      </div>
      <Demo tool={type} />
    </div>
  </section>
);

const Page = ({ type }: { type: JobType }) => {
  const { steps, benefits, summary, questions, page } = toolTexts[type];
  const [before, marked, after] = page.heading;
  return (
    <>
      <PageMeta
        title={page.metaTitle}
        description={page.metaDescription}
        crumb={tools[type].name}
        structuredData={[faqData(questions)]}
      />
      <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
        <p className="mb-3 font-medium text-accent">{tools[type].name}</p>
        <PageIntro
          title={
            <>
              {before}
              <span className="marker">{marked}</span>
              {after}
            </>
          }
        >
          {summary}
        </PageIntro>
        <div className="mt-10">
          <EmbeddedWorkbench tool={type} />
        </div>
      </div>
      <DeferredSection>
        <Steps steps={steps} />
      </DeferredSection>
      <DeferredSection>
        <Watch type={type} />
      </DeferredSection>
      <DeferredSection>
        <Benefits benefits={benefits} />
      </DeferredSection>
      <DeferredSection>
        <FaqSection id={`questions-${type}`} questions={questions} />
      </DeferredSection>
      <DeferredSection>
        <ClosingCall {...page.closing} action="Start Your Free SEO Trial" />
      </DeferredSection>
    </>
  );
};

/** The page of a tool: the tool at the top, then its explanation. */
export const toolPageOf =
  (type: JobType): ComponentType =>
  () => <Page type={type} />;
