type Version = { readonly value: string; readonly createdAt: Date };

/**
 * The version of a key that is valid for the whole calendar month (UTC) of `now`: the newest one created before the
 * month began, or else the oldest. A key rotated within a month therefore takes effect in the next month. Visitors
 * keep their hash until then, so nobody gets a second free run in a month.
 * @param versions newest first
 */
export const keyOfMonth = (versions: readonly [Version, ...Version[]], now: Date): string => {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [current] = versions;
  return (versions.find(({ createdAt }) => createdAt < monthStart) ?? versions.at(-1) ?? current).value;
};
