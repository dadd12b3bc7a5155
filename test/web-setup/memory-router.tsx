import { type ReactNode, useState } from 'react';
import { memoryHistory } from '#web/lib/router/history.ts';
import { Router } from '#web/lib/router/router.tsx';

/** The site's router with a history in memory. The last address is the current one. */
export const MemoryRouter = ({
  initialEntries = ['/'],
  children,
}: {
  initialEntries?: readonly string[];
  children?: ReactNode;
}) => {
  const [history] = useState(() => memoryHistory(initialEntries));
  return <Router history={history}>{children}</Router>;
};
