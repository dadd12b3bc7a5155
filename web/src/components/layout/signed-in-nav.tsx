import { Link, NavLink } from 'react-router-dom';
import { paths } from '#contracts/routes.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '#web/components/ui/dropdown-menu.tsx';
import { useSession } from '#web/features/auth/session.ts';
import { endSession } from '#web/features/auth/start-session.ts';

/** What the header offers to a signed-in user. */
export const SignedInNav = () => {
  const { user } = useSession();
  const email = user?.email ?? '';
  return (
    <>
      <nav aria-label="Main" className="flex items-center">
        <NavLink
          to={paths.dashboard}
          className="flex min-h-11 items-center rounded-small px-3 text-ink-soft hover:text-ink aria-[current=page]:text-ink"
        >
          Dashboard
        </NavLink>
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <Link to={`${paths.dashboard}?reset=true`} className={buttonClass()}>
          New Analysis
        </Link>
        <DropdownMenu
          trigger={
            <Button variant="secondary" size="icon" aria-label="Your account" className="rounded-full!">
              {email.slice(0, 1).toUpperCase()}
            </Button>
          }
        >
          <DropdownMenuLabel>{email}</DropdownMenuLabel>
          <DropdownMenuItem onSelect={() => void endSession()}>Log Out</DropdownMenuItem>
        </DropdownMenu>
      </div>
    </>
  );
};
