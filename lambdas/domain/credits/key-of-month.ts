type Version = { readonly value: string; readonly createdAt: Date };

/**
 * The version of a key that counts for the whole calendar month (UTC) of `now`: the newest of those made before it
 * began, or the oldest there is. A key rotated within a month therefore takes effect with the next one. Visitors keep
 * their hash until then, and nobody gets a second free run in a month.
 * @param versions the newest first
 */
export const keyOfMonth = (versions: readonly [Version, ...Version[]], now: Date): string => {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [current] = versions;
  return (versions.find(({ createdAt }) => createdAt < monthStart) ?? versions.at(-1) ?? current).value;
};
