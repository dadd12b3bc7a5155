import { paths } from '#contracts/platform/routes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Link, NavLink } from '#web/lib/router/link.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { NavDropdown } from './nav-dropdown.tsx';
import { featureLinks } from './nav-links.ts';
import { PhoneMenu } from './phone-menu.tsx';

const item =
  'flex min-h-10 items-center rounded-small px-3 text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-ink';
const phoneItem = 'flex min-h-12 items-center border-b border-line aria-[current=page]:font-medium';

const PhoneEntries = () => (
  <ul>
    <li>
      <NavLink to={paths.home} className={phoneItem}>
        Home
      </NavLink>
    </li>
    {featureLinks.map((link) => (
      <li key={link.to}>
        <NavLink to={link.to} className={phoneItem}>
          {link.label}
          {link.hint && <span className="ml-auto pl-4 text-small text-ink-soft">{link.hint}</span>}
        </NavLink>
      </li>
    ))}
    <li>
      <NavLink to={paths.pricing} className={phoneItem}>
        Pricing
      </NavLink>
    </li>
    <li>
      <NavLink to={paths.blog} className={phoneItem}>
        Blog
      </NavLink>
    </li>
  </ul>
);

/** The header's entries for a visitor without a session. */
export const SignedOutNav = () => {
  const { open } = useAuthDialog();
  return (
    <>
      <nav aria-label="Main" className="hidden items-center md:flex">
        <NavLink to={paths.home} className={item}>
          Home
        </NavLink>
        <NavDropdown label="Features" links={featureLinks} />
        <NavLink to={paths.pricing} className={item}>
          Pricing
        </NavLink>
        <NavLink to={paths.blog} className={item}>
          Blog
        </NavLink>
      </nav>
      <div data-signed-out className="ml-auto flex items-center gap-1 sm:gap-2">
        <Button variant="ghost" className="max-sm:px-2 max-[23rem]:hidden" onClick={() => open('sign-in')}>
          Sign In
        </Button>
        <Button className="whitespace-nowrap" onClick={() => open('sign-up')}>
          Sign Up Free
        </Button>
        <PhoneMenu>
          <PhoneEntries />
          <Button variant="secondary" className="mt-5 w-full" onClick={() => open('sign-in')}>
            Sign In
          </Button>
          <Link to={paths.contact} className="mt-4 block py-2 text-small text-ink-soft">
            Questions? Write to us
          </Link>
        </PhoneMenu>
      </div>
    </>
  );
};
