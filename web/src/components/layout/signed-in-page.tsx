import { QueryClientProvider } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { queryClient } from '#web/lib/api/query-client.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';

type SignedInPageProps = {
  title: string;
  description: string;
  /** Absent if the page's content has its own. */
  heading?: string;
  /** Below the heading. */
  intro?: string;
  /** Limits the width to that of text. */
  narrow?: boolean;
  children: ReactNode;
};

/** The frame of a page for signed-in users. Search engines do not list it. It provides the query client. */
export const SignedInPage = ({
  title,
  description,
  heading,
  intro,
  narrow = false,
  children,
}: SignedInPageProps) => (
  <QueryClientProvider client={queryClient}>
    <PageMeta title={title} description={description} noIndex />
    <div className={clsx(narrow ? 'wrap-text' : 'wrap', 'py-10 md:py-14')}>
      {heading !== undefined && (
        <h1 className={clsx('text-h2', intro === undefined && !narrow && 'mb-8')}>{heading}</h1>
      )}
      {intro !== undefined && <p className="mt-2 mb-8 text-ink-soft">{intro}</p>}
      {children}
    </div>
  </QueryClientProvider>
);
