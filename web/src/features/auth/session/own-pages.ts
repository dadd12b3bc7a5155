import { paths } from '#contracts/platform/routes.ts';

/** Pages that need a session. */
const ownPages: readonly string[] = [
  paths.dashboard,
  paths.account,
  paths.billing,
  paths.credits,
  paths.history,
  paths.apiAccess,
  paths.results,
];

export const isOwnPage = (pathname: string): boolean =>
  ownPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));
