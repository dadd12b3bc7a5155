import type { FileImport } from './read-imports.ts';

/** Without the files that import none of the others. */
const withoutLeaves = (files: ReadonlySet<string>, imports: readonly FileImport[]): Set<string> =>
  new Set(imports.flatMap(({ from, to }) => (files.has(from) && files.has(to) ? [from] : [])));

/**
 * The files that import themselves through others, and those between two such cycles. Repeatedly removes files that
 * import none of the rest, then files that none of the rest imports, until none are left to remove.
 */
export const findFileCycles = (imports: readonly FileImport[]): string[] => {
  const reversed = imports.map(({ from, to }) => ({ from: to, to: from }));
  let left = new Set(imports.map(({ from }) => from));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    left = withoutLeaves(withoutLeaves(left, imports), reversed);
  }
  return [...left].sort();
};
