import { useEffect } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { useLocation } from '#web/lib/router/router.tsx';

/** The page for every unknown address. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useEffect(() => console.warn('404: no page at', pathname), [pathname]);
  return (
    <div className="wrap-text flex min-h-[60dvh] flex-col items-start justify-center py-16">
      <PageMeta title="Page not found" description="There is no page at this address." noIndex />
      <h1>
        <span className="block font-serif text-display">
          <span className="marker">404</span>
        </span>
        <span className="mt-4 block text-h2">Oops! Page not found</span>
      </h1>
      <p className="mt-3 text-lead text-ink-soft">
        There is nothing at this address. The page may have moved, or the link has a typo.
      </p>
      <Link to={paths.home} className={buttonClass({ className: 'mt-8' })}>
        Return to Home
      </Link>
    </div>
  );
};
