import { paths } from '#contracts/platform/routes.ts';

/** Pages that need a session. */
const sessionPages: readonly string[] = [
  paths.dashboard,
  paths.account,
  paths.billing,
  paths.credits,
  paths.history,
  paths.apiAccess,
  paths.results,
];

export const needsSession = (pathname: string): boolean =>
  sessionPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));
