import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

/** A line that expands, with the browser's `<details>`. */
export const Disclosure = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="group border-b border-line">
    <summary className="flex min-h-11 list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
      />
      <span>{summary}</span>
    </summary>
    <div className="pb-5 ps-6">{children}</div>
  </details>
);
