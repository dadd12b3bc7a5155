import { toolTexts } from '#content/tools/index.ts';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { ClosingCall } from '#web/components/layout/closing-call.tsx';
import { PageIntro } from '#web/components/layout/page-intro.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Demo } from '#web/features/demos/demo.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';

const anchor = (type: JobType): string => tools[type].slugPrefix;

const Stage = ({ type, number }: { type: JobType; number: number }) => (
  <section id={anchor(type)} className="section scroll-mt-16 border-t border-line">
    <div className="wrap">
      <div className="grid items-center gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div>
          <p className="font-medium text-accent">
            Step {number}: {toolTexts[type].stage.step}
          </p>
          <h2 className="mt-2 text-h2">{tools[type].name}</h2>
          <p className="mt-4 text-lead text-ink-soft">{toolTexts[type].stage.text}</p>
          <Link to={tools[type].path} className={buttonClass({ className: 'mt-6' })}>
            Open the {tools[type].name}
          </Link>
        </div>
        <Demo tool={type} />
      </div>
      <ul className="mt-12 grid gap-8 border-t border-line pt-8 md:grid-cols-3 md:gap-10">
        {toolTexts[type].benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3 className="text-h4">{benefit.title}</h3>
            <p className="mt-1 text-ink-soft">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export const FeaturesPage = () => (
  <>
    <PageMeta
      title="Features: a calm, repeatable on-page SEO workflow"
      crumb="Features"
      description="Three steps for every article: find its keywords, check your own ideas, describe its images. What each tool takes, what it gives, and why you can trust it."
    />
    <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
      <PageIntro
        title={
          <>
            A calm, repeatable <span className="whitespace-nowrap">on-page</span> SEO workflow
          </>
        }
      >
        Three steps, the same for every article. Take all of them, or just the one you need today.
      </PageIntro>
      <ol className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {jobTypes.map((type, index) => (
          <li key={type}>
            <a
              href={`#${anchor(type)}`}
              className={buttonClass({ variant: 'secondary', className: 'w-full sm:w-auto' })}
            >
              Step {index + 1}: {toolTexts[type].stage.step}
            </a>
          </li>
        ))}
      </ol>
    </div>
    {jobTypes.map((type, index) => (
      <Stage key={type} type={type} number={index + 1} />
    ))}
    <ClosingCall
      title="One article is enough to know"
      text="Take the last one you published and see what it could be found for."
      action="Start Your Free SEO Trial"
    />
  </>
);
