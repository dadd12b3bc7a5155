import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

export type AccordionItem = { readonly title: string; readonly content: ReactNode };

/**
 * Questions that open one at a time. It uses the browser's `<details name>`, so it works before any script runs, and
 * find-in-page and search engines see its text.
 */
export const Accordion = ({
  name,
  items,
  className,
}: {
  name: string;
  items: readonly AccordionItem[];
  className?: string;
}) => (
  <div className={clsx('border-t border-line', className)}>
    {items.map((item) => (
      <details key={item.title} name={name} className="group border-b border-line">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
          {item.title}
          <Plus
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-45"
          />
        </summary>
        <div className="max-w-text pr-8 pb-5 text-ink-soft">{item.content}</div>
      </details>
    ))}
  </div>
);
