import { limits } from '#contracts/limits.ts';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/format.ts';

const outputs: Record<JobType, { input: string; lines: readonly string[] }> = {
  keyword_optimizer: {
    input: 'An article or an address',
    lines: [
      `${limits.shortlistMin} to ${limits.shortlistMax} ranked keywords`,
      `${limits.titleVariants} SEO titles`,
      `${limits.descriptionVariants} meta descriptions`,
      'The rewritten article, facts checked',
    ],
  },
  keyword_evaluator: {
    input: 'A list of keywords, and a context if you have one',
    lines: [
      'Volume, competition and CPC for each',
      'Relevance from 1 to 100, with a context',
      'One combined score and class',
      'Every keyword you brought, sorted',
    ],
  },
  image_analyzer: {
    input: `Up to ${limits.imagesPerRun} images, and the article around them`,
    lines: ['An alt text for each', 'A title for each', 'A caption for each', 'A description for each'],
  },
};

/** What goes in and what comes out, tool by tool. */
export const OutputGrid = () => (
  <section className="section border-t border-line">
    <div className="wrap">
      <h2 className="text-h2">What you put in, what you get out</h2>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {jobTypes.map((type) => (
          <li key={type} className="rounded-card border border-line bg-surface p-6">
            <h3 className="text-h4">{tools[type].name}</h3>
            <p className="mt-4 text-small text-ink-faint">In</p>
            <p className="min-h-12">{outputs[type].input}</p>
            <p className="mt-4 text-small text-ink-faint">Out</p>
            <ul className="space-y-1">
              {outputs[type].lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-5 border-t border-dashed border-line pt-4 text-ink-soft">
              {creditsText(tools[type].costHalfCredits)} a run
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
