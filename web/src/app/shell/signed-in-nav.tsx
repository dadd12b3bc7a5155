import { useEffect } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { refetchMe } from '#web/features/account/api/get-me.ts';
import { endSession } from '#web/features/auth/session/end-session.ts';
import { Link, NavLink } from '#web/lib/router/link.tsx';
import { onAuthEvent } from '#web/lib/session/auth-events.ts';
import { AccountMenu } from './account-menu.tsx';
import { AccountSummary } from './account-summary.tsx';
import { accountLinks, workLinks } from './nav-links.ts';
import { PhoneMenu } from './phone-menu.tsx';

const item =
  'flex min-h-10 items-center rounded-small px-3 text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-ink';
const phoneItem = 'flex min-h-12 items-center border-b border-line aria-[current=page]:font-medium';

const PhoneEntries = () => (
  <>
    <AccountSummary className="border-b border-line pt-2 pb-4" />
    <ul>
      {[...workLinks, ...accountLinks].map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} className={phoneItem}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
    <Button variant="secondary" className="mt-5 w-full" onClick={() => void endSession()}>
      Log Out
    </Button>
  </>
);

/** The header's entries for a signed-in user. */
export const SignedInNav = () => {
  useEffect(
    () =>
      onAuthEvent(({ name }) => {
        if (name === 'USER_UPDATED') void refetchMe();
      }),
    [],
  );
  return (
    <>
      <nav aria-label="Main" className="hidden items-center md:flex">
        {workLinks.map((link) => (
          <NavLink key={link.to} to={link.to} className={item}>
            {link.label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2 sm:gap-3">
        <Link to={`${paths.dashboard}?reset=true`} className={buttonClass()}>
          New Analysis
        </Link>
        <AccountMenu />
        <PhoneMenu>
          <PhoneEntries />
        </PhoneMenu>
      </div>
    </>
  );
};
