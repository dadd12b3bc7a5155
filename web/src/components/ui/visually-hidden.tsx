import type { ReactNode } from 'react';

/** Visible only to screen readers. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
);
