import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from '#web/lib/router/link.tsx';
import type { NavLink } from './nav-links.ts';
import { useDisclosure } from './use-disclosure.ts';

/** A button that opens a list of links below it: a disclosure, not a menu, so that Tab walks through it. */
export const NavDropdown = ({ label, links }: { label: string; links: readonly NavLink[] }) => {
  const { open, box, button, list } = useDisclosure();
  return (
    <div {...box} className="relative">
      <button
        {...button}
        className="flex min-h-10 items-center gap-1 rounded-small px-3 text-ink-soft transition-colors hover:text-ink"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        {...list}
        className="absolute top-full left-0 z-40 mt-1.5 w-72 animate-rise-in rounded-card border border-line bg-raised p-1.5 shadow-float"
      >
        {links.map((link) => (
          <li key={link.to} className="last:mt-1.5 last:border-t last:border-line last:pt-1.5">
            <Link to={link.to} className="block rounded-small px-3 py-2 hover:bg-sunken">
              <span className="font-medium">{link.label}</span>
              {link.hint && <span className="block text-small text-ink-soft">{link.hint}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
