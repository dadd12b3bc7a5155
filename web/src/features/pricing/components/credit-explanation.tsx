import { plans } from '#contracts/billing/plans.ts';
import { jobTypes, tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/values/format.ts';

export const CreditExplanation = () => (
  <section className="section border-y border-line bg-sunken">
    <div className="wrap grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div>
        <h2 className="text-h2">What a credit buys</h2>
        <p className="mt-4 text-lead text-ink-soft">
          One run of a tool, however long your text. The credit is reserved when you start and charged when
          the result is ready. If the run fails, it is refunded automatically.
        </p>
        <p className="mt-4 text-ink-soft">
          Not ready to pay? A free account has {plans.free.halfCreditsPerMonth / 2} credits a month. Without
          an account you have 1 run a month.
        </p>
      </div>
      <dl className="self-center rounded-card border border-line bg-surface px-6 py-2 font-mono">
        {jobTypes.map((type) => (
          <div
            key={type}
            className="flex items-baseline gap-2 border-b border-dashed border-line py-3 last:border-0"
          >
            <dt>{tools[type].name}</dt>
            <dd className="ml-auto whitespace-nowrap">{creditsText(tools[type].costHalfCredits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
