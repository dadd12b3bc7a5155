import type { ReactNode } from 'react';

/** A titled part of the explanation. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-3">
    <h3 className="font-sans font-semibold text-small text-ink-soft tracking-normal">{title}</h3>
    {children}
  </section>
);
