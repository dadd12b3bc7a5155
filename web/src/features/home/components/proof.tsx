import { measured, measuredBy } from '#content/proof.ts';

/** Measured results, with the command that reproduces them. There are no testimonials, because we have none yet. */
export const Proof = () => (
  <section className="section border-t border-line" aria-labelledby="proof-heading">
    <div className="wrap">
      <h2 id="proof-heading" className="text-h2">
        Measured, not promised
      </h2>
      <p className="mt-3 max-w-text text-lead text-ink-soft">
        We have no customer quotes yet, so here are measurements. With the public test sets in place,{' '}
        <code className="font-mono text-small whitespace-nowrap text-ink">{measuredBy}</code> reproduces each
        of them.
      </p>
      <dl className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {measured.map(({ value, what, beside }) => (
          <div key={value} className="flex flex-col-reverse justify-end border-t border-line-strong pt-5">
            <dt>
              {what}
              <span className="mt-1 block text-small text-ink-soft">{beside}</span>
            </dt>
            <dd className="mb-2 font-serif text-h1">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
