import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '#web/components/ui/button.tsx';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { fullNameOf } from '#web/features/account/full-name.ts';
import { endSession } from '#web/features/auth/session/end-session.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { AccountSummary } from './account-summary.tsx';
import { accountLinks } from './nav-links.ts';
import { useDisclosure } from './use-disclosure.ts';

const entry =
  'flex min-h-9 w-full items-center rounded-small px-3 text-left hover:bg-sunken pointer-coarse:min-h-11';

/** The first letter of the user's name; of the email address while the name is unknown. */
const useLetter = (): string => {
  const { user } = useSession();
  const { data } = useQuery(meQuery, queryClient);
  const name = (data && fullNameOf(data)) || (user?.email ?? '');
  return ([...name][0] ?? '').toUpperCase();
};

/** The avatar opens the account menu: plan, credits, pages, sign-out. */
export const AccountMenu = () => {
  const letter = useLetter();
  const { close, box, button, list } = useDisclosure();
  const logOut = () => {
    close();
    void endSession();
  };
  return (
    <div {...box} className="relative max-md:hidden">
      <button
        {...button}
        className={buttonClass({ variant: 'secondary', size: 'icon', className: 'rounded-full!' })}
      >
        {/* The letter is part of the accessible name, because people who use speech input say what they see (WCAG 2.5.3). */}
        {letter} <span className="sr-only">Your account</span>
      </button>
      <div
        {...list}
        className="absolute top-full right-0 z-40 mt-1.5 w-72 animate-rise-in rounded-card border border-line bg-raised p-1.5 shadow-float"
      >
        <AccountSummary className="border-b border-line px-3 pt-1.5 pb-3" />
        <ul className="mt-1.5">
          {accountLinks.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={entry} onClick={close}>
                {link.label}
              </Link>
            </li>
          ))}
          <li className="mt-1.5 border-t border-line pt-1.5">
            <button type="button" className={entry} onClick={logOut}>
              Log Out
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
};
