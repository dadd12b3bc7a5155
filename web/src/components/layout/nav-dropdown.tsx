import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { delays } from '#contracts/limits.ts';
import type { NavLink } from './nav-links.ts';

/** Open state of a list that closes a moment after the focus or the pointer has left it, and at once by Escape. */
const useDisclosure = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  const closeSoon = () => {
    stay();
    timer.current = setTimeout(() => setOpen(false), delays.menuClose);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, setOpen, stay, closeSoon };
};

/** A button that opens a list of links below it: a disclosure, not a menu, so that Tab walks through it. */
export const NavDropdown = ({ label, links }: { label: string; links: readonly NavLink[] }) => {
  const { open, setOpen, stay, closeSoon } = useDisclosure();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes the list.
  useEffect(() => setOpen(false), [pathname, setOpen]);

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) closeSoon();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button and links inside.
    <div className="relative" onBlur={onBlur} onFocus={stay} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 items-center gap-1 rounded-small px-3 text-ink-soft transition-colors hover:text-ink"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        hidden={!open}
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
