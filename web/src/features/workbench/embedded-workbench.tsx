import { lazy, Suspense } from 'react';
import type { JobType } from '#contracts/product.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';

const Workbench = lazy(async () => ({
  default: (await import('./workbench.tsx')).Workbench,
}));

const WorkbenchSkeleton = () => (
  <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
    <Skeleton className="h-8 w-64" />
    <Skeleton className="mt-5 h-48 w-full" />
    <Skeleton className="mt-5 ml-auto h-10 w-32" />
  </div>
);

/** The workbench in a page. Its form is in the prerendered HTML; its code is a separate chunk. */
export const EmbeddedWorkbench = ({ tool }: { tool: JobType }) => (
  <Suspense fallback={<WorkbenchSkeleton />}>
    <Workbench tool={tool} />
  </Suspense>
);
