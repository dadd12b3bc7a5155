/**
 * Five folds of whole repositories and about equal size: the largest repository comes first and goes into the smallest
 * fold.
 */
export function foldsByRepo(repos: readonly string[], folds = 5): Map<string, number> {
  const counts = new Map<string, number>();
  for (const repo of repos) counts.set(repo, (counts.get(repo) ?? 0) + 1);
  const sizes = Array.from({ length: folds }, () => 0);
  const fold = new Map<string, number>();
  for (const [repo, count] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    fold.set(repo, smallest);
    sizes[smallest] = (sizes[smallest] ?? 0) + count;
  }
  return fold;
}
