import { partners, testimonial } from '#content/proof.ts';
import { Badge } from '#web/components/ui/badge.tsx';

const SampleMark = ({ children }: { children: string }) => <Badge className="font-normal">{children}</Badge>;

/** One voice and a few names, quietly; entries that are samples say so. */
export const Proof = () => (
  <section className="section border-t border-line" aria-label="What others say">
    <div className="wrap-text text-center">
      <figure>
        <blockquote className="font-serif text-h3 text-balance">“{testimonial.quote}”</blockquote>
        <figcaption className="mt-5 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-ink-soft">
          {testimonial.name}, {testimonial.role}
          {testimonial.sample && <SampleMark>Sample quote</SampleMark>}
        </figcaption>
      </figure>
      <ul
        aria-label="Partners"
        className="mt-12 flex flex-wrap items-center justify-center gap-x-8 gap-y-3 font-serif text-lead text-ink-faint"
      >
        {partners.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {partners.sample && (
        <p className="mt-4">
          <SampleMark>Sample names</SampleMark>
        </p>
      )}
    </div>
  </section>
);
