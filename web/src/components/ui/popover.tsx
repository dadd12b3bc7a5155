import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';

type PopoverProps = {
  /** The `<button>` that opens it. */
  trigger: ReactNode;
  /** Accessible name of the box. */
  label: string;
  children: ReactNode;
};

/** A small box next to its button. Escape closes it and returns the focus to the button. */
export const Popover = ({ trigger, label, children }: PopoverProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        // A long text scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="z-40 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] animate-rise-in overflow-y-auto rounded-card border border-line bg-raised p-4 font-normal text-body text-ink shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
