import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { delays } from '#web/lib/delays.ts';
import { useLocation } from '#web/lib/router/router.tsx';

/**
 * A list below a button. It closes at once on Escape, on a click outside and on a change of page, and a moment after it
 * loses focus. Attach `box` to the element around both, and `button` and `list` to the two.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const id = useId();
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the list.
  useEffect(() => setOpen(false), [pathname, search]);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return {
    open,
    close: () => setOpen(false),
    box: {
      ref: frame,
      onFocus: stay,
      onBlur: (event: FocusEvent<HTMLDivElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        stay();
        timer.current = setTimeout(() => setOpen(false), delays.menuClose);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      },
    },
    button: {
      ref: trigger,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    list: { id, hidden: !open },
  };
};
