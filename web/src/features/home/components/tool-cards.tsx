import ArrowRight from 'lucide-react/icons/arrow-right';
import { toolTexts } from '#content/tools/index.ts';
import { paths } from '#contracts/platform/routes.ts';
import { type JobType, jobTypes, tools } from '#contracts/product.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { Link } from '#web/lib/router/link.tsx';
import { creditsText } from '#web/lib/values/format.ts';

const ToolCard = ({ type }: { type: JobType }) => {
  const { icon: Icon } = toolViews[type];
  const tool = tools[type];
  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-surface p-6 transition-colors hover:border-line-strong">
      <Icon aria-hidden="true" className="size-6 text-accent" strokeWidth={1.6} />
      <h3 className="mt-5 text-h4">
        <Link to={tool.path} className="after:absolute after:inset-0 after:rounded-card">
          {tool.name}
        </Link>
      </h3>
      <p className="mt-2 flex-1 text-ink-soft">{toolTexts[type].summary}</p>
      <p className="mt-6 flex items-center justify-between text-small text-ink-soft">
        {creditsText(tool.costHalfCredits)} a run
        <ArrowRight
          aria-hidden="true"
          className="size-4 text-ink-faint transition-transform group-hover:translate-x-1 group-hover:text-ink"
        />
      </p>
    </li>
  );
};

export const ToolCards = () => (
  <section className="section border-t border-line">
    <div className="wrap">
      <h2 className="max-w-text text-h2">Three tools, one desk</h2>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {jobTypes.map((type) => (
          <ToolCard key={type} type={type} />
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        Do you have a rewrite from another tool?{' '}
        <Link
          to={paths.verify}
          className="font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Check that it keeps your facts
        </Link>
        , free and without an account.
      </p>
    </div>
  </section>
);
