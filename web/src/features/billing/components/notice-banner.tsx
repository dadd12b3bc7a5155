import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { portalAnchor } from '#contracts/billing/subscription.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import type { Notice, NoticeSeverity } from '#web/features/billing/state/notice.ts';
import type { Portal } from '#web/features/billing/state/use-portal.ts';
import { Link } from '#web/lib/router/link.tsx';

const looks: Record<NoticeSeverity, { tone: string; Icon: typeof Info; word: string }> = {
  error: { tone: 'border-danger bg-high-soft', Icon: CircleAlert, word: 'Problem' },
  warning: { tone: 'border-medium bg-medium-soft', Icon: TriangleAlert, word: 'Please note' },
  success: { tone: 'border-low bg-low-soft', Icon: CircleCheck, word: 'Done' },
  info: { tone: 'border-line-strong bg-sunken', Icon: Info, word: 'Information' },
};

type CallToActionProps = { label: string; url: string; portal: Portal };

const CallToAction = ({ label, url, portal }: CallToActionProps) => {
  const className = buttonClass({ variant: 'secondary', className: 'max-sm:w-full' });
  if (url === portalAnchor)
    return (
      <Button variant="secondary" className="max-sm:w-full" busy={portal.busy} onClick={portal.open}>
        {label}
      </Button>
    );
  return url.startsWith('/') ? (
    <Link to={url} className={className}>
      {label}
    </Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className={className}>
      {label}
    </a>
  );
};

type NoticeBannerProps = {
  notice: Notice;
  portal: Portal;
  /** The subscription was canceled and runs until the end of its period. */
  isEnding: boolean;
};

/** The server's notice about the subscription. */
export const NoticeBanner = ({ notice, portal, isEnding }: NoticeBannerProps) => {
  const { text, severity } = notice;
  // The plan below has a button for it.
  const action = isEnding ? null : notice.action;
  const { tone, Icon, word } = looks[severity];
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      data-testid="billing-notice"
      data-severity={severity}
      className={clsx(
        'mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-l-4 px-4 py-4 sm:px-5',
        tone,
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <VisuallyHidden>{word}: </VisuallyHidden>
        {text}
      </p>
      {action && <CallToAction {...action} portal={portal} />}
    </div>
  );
};
