import { Skeleton } from '#web/components/ui/skeleton.tsx';

/** Placeholder while a page's chunk loads: a heading and a few lines, as tall as a page. */
export const PageSkeleton = () => (
  <div className="wrap-text min-h-[70dvh] py-16">
    <p role="status" className="visually-hidden">
      Loading the page
    </p>
    <Skeleton className="h-10 w-3/4" />
    <Skeleton className="mt-8 h-4 w-full" />
    <Skeleton className="mt-3 h-4 w-11/12" />
    <Skeleton className="mt-3 h-4 w-2/3" />
  </div>
);
