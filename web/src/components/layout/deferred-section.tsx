import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { inIdleFrames } from '#web/lib/when-idle.ts';

/** Until its turn comes, the browser skips anything far from the screen. */
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
 * A section after the first screen. It hydrates in its own task. It is styled and laid out when the browser is idle or
 * when it comes near the screen, so that a long page responds as soon as a short one.
 */
export const DeferredSection = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Section>{children}</Section>
  </Suspense>
);
