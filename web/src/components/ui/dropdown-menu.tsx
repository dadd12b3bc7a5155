import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

type DropdownMenuProps = {
  /** The `<Button>` that opens the menu. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
};

/** A menu of actions. Arrow keys move, letters jump, Escape closes. */
export const DropdownMenu = ({ trigger, children, align = 'end' }: DropdownMenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise-in overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

export const DropdownMenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item
    {...rest}
    className={clsx(
      'flex min-h-9 items-center gap-2.5 rounded-small px-2.5 outline-none select-none pointer-coarse:min-h-11',
      'data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:text-ink-faint',
      className,
    )}
  />
);

export const DropdownMenuLabel = ({ className, ...rest }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label {...rest} className={clsx('px-2.5 py-1.5 text-small text-ink-soft', className)} />
);
