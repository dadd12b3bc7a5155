import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useLocation } from '#web/lib/router/router.tsx';

/** The header's entries on a narrow screen: a button that opens a sheet below the header. */
export const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  const Icon = open ? X : Menu;
  return (
    <div className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
        className={buttonClass({ variant: 'ghost', size: 'icon', className: 'size-11! -mr-2.5' })}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade-in overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-6 shadow-float"
      >
        {children}
      </nav>
    </div>
  );
};
