import { type ReactNode, Suspense } from 'react';

/**
 * A section after the first screen. The browser styles and lays it out when it comes near, and it hydrates in a task of
 * its own, so that a long page answers as soon as a short one.
 */
export const LaterSection = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <div className="laid-out-later">{children}</div>
  </Suspense>
);
