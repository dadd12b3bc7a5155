import { type Mark, partners, testimonial } from '#content/proof.ts';
import { Badge } from '#web/components/ui/badge.tsx';

const shapes: Readonly<Record<Mark, string>> = {
  ring: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zm0 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
  square: 'M4 4h16v16h-16zM8 8v8h8z',
  arch: 'M4 20v-8a8 8 0 0 1 16 0v8h-5v-8a3 3 0 0 0-6 0v8z',
  bars: 'M4 5h16v3h-16zM4 10.500h12v3h-12zM4 16h8v3h-8z',
  dots: 'M7 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM17 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 13a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
};

const LogoMark = ({ mark }: { mark: Mark }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-current">
    <path d={shapes[mark]} fillRule="evenodd" />
  </svg>
);

const SampleMark = ({ children }: { children: string }) => <Badge className="font-normal">{children}</Badge>;

/** A testimonial and a few names. Sample entries are labeled as samples. */
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
        {partners.logos.map(({ name, mark }) => (
          <li key={name} className="flex items-center gap-2">
            <LogoMark mark={mark} />
            {name}
          </li>
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
