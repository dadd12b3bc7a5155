import type { ReactNode } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { firstKey } from '#web/lib/router/history.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useLocation, useNavigate } from '#web/lib/router/router.tsx';

/** Goes back to the previous page, or to the history for a visitor from another site. */
const GoBack = () => {
  const navigate = useNavigate();
  const isFirst = useLocation().key === firstKey;
  return (
    <Button variant="secondary" onClick={() => (isFirst ? navigate(paths.history) : navigate(-1))}>
      Go Back
    </Button>
  );
};

type NoJobProps = { title: string; text: string; children?: ReactNode };

/** Replaces a job that cannot be shown: the reason, and where to go. */
export const NoJob = ({ title, text, children }: NoJobProps) => (
  <div className="wrap-text flex min-h-[60dvh] flex-col justify-center py-14">
    <PageMeta title={title} description={text} noIndex />
    <h1 className="text-h2">{title}</h1>
    <p className="mt-3 text-lead text-ink-soft">{text}</p>
    <div className="mt-8 flex flex-wrap gap-3">
      {children}
      <GoBack />
      <Link to={paths.dashboard} className={buttonClass({ variant: children ? 'secondary' : 'primary' })}>
        Go to Dashboard
      </Link>
    </div>
  </div>
);
