import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '#contracts/platform/routes.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Link } from '#web/lib/router/link.tsx';

export const BackHome = () => (
  <Link to={paths.home} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3' })}>
    <ArrowLeft aria-hidden="true" className="size-4" />
    Back to Home
  </Link>
);
