import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { inIdleFrames } from '#web/lib/when-idle.ts';

/** Until its turn, the browser skips what is far from the screen. */
const Section = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      inIdleFrames(() => {
        if (root.current) root.current.style.contentVisibility = 'visible';
      }),
    [],
  );
  return (
    <div ref={root} className="laid-out-later">
      {children}
    </div>
  );
};

/**
 * A section after the first screen. It hydrates in a task of its own, and is styled and laid out when the browser has
 * nothing else to do or it comes near, so that a long page answers as soon as a short one.
 */
export const LaterSection = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Section>{children}</Section>
  </Suspense>
);
