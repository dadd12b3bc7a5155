import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** A hint on hover and focus. Touch has none: never put here what is said nowhere else. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <Radix.Provider delayDuration={250}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-64 animate-fade-in rounded-small bg-ink px-2.5 py-1.5 text-small text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
