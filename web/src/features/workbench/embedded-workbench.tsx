import { Suspense } from 'react';
import type { JobType } from '#contracts/product.ts';
import { ErrorBoundary } from '#web/components/layout/error-boundary.tsx';
import { PartFailure } from '#web/components/layout/part-failure.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { lazyPart } from '#web/lib/load-chunk.ts';

const Workbench = lazyPart(async () => (await import('./workbench.tsx')).Workbench);

const WorkbenchSkeleton = () => (
  <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
    <Skeleton className="h-8 w-64" />
    <Skeleton className="mt-5 h-48 w-full" />
    <Skeleton className="mt-5 ml-auto h-10 w-32" />
  </div>
);

/** The workbench in a page. Its form is in the prerendered HTML; its code is a separate chunk. */
export const EmbeddedWorkbench = ({ tool }: { tool: JobType }) => (
  <ErrorBoundary fallback={(error) => <PartFailure what="The form" error={error} />}>
    <Suspense fallback={<WorkbenchSkeleton />}>
      <Workbench tool={tool} />
    </Suspense>
  </ErrorBoundary>
);
