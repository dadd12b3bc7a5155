import { dirname } from 'node:path/posix';
import type { FileImport } from './read-imports.ts';

/** A folder is split before it reaches 25 files. */
const maxFiles = 24;

type AreaStructure = {
  readonly fileCount: number;
  readonly folders: number;
  readonly largest: { readonly folder: string; readonly files: number };
  readonly crowded: number;
  /** Pairs of folders in which one imports the other. */
  readonly arrows: number;
  /** Groups of folders that can each reach the others along arrows. */
  readonly cycles: readonly string[][];
};

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const folderGraph = (area: string, imports: readonly FileImport[]): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${area}/`) || !to.startsWith(`${area}/`) || dirname(from) === dirname(to)) continue;
    graph.set(dirname(from), (graph.get(dirname(from)) ?? new Set<string>()).add(dirname(to)));
  }
  return graph;
};

const reachableFrom = (start: string, graph: Graph): Set<string> => {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    waiting.push(...(graph.get(folder) ?? []));
  }
  return reached;
};

const findCycles = (graph: Graph): string[][] => {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]));
  const circular = [...reach].filter(([folder, reached]) => reached.has(folder)).map(([folder]) => folder);
  const cycles: string[][] = [];
  for (const folder of circular) {
    const cycle = cycles.find(
      ([first = '']) => reach.get(folder)?.has(first) && reach.get(first)?.has(folder),
    );
    if (cycle) cycle.push(folder);
    else cycles.push([folder]);
  }
  return cycles;
};

export const measureArea = (
  area: string,
  files: readonly string[],
  imports: readonly FileImport[],
): AreaStructure => {
  const counts = new Map<string, number>();
  const inArea = files.filter((file) => file.startsWith(`${area}/`));
  for (const file of inArea) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const [folder, most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const graph = folderGraph(area, imports);
  return {
    fileCount: inArea.length,
    folders: counts.size,
    largest: { folder, files: most },
    crowded: [...counts.values()].filter((count) => count > maxFiles).length,
    arrows: [...graph.values()].reduce((sum, targets) => sum + targets.size, 0),
    cycles: findCycles(graph),
  };
};

/** The files that a file imports, directly or through other files. */
export const reachFrom = (
  file: string,
  imports: readonly FileImport[],
): { readonly files: number; readonly folders: number; readonly arrows: number } => {
  const byFile = Map.groupBy(imports, ({ from }) => from);
  const reached = new Set([file]);
  for (const from of reached) for (const { to } of byFile.get(from) ?? []) reached.add(to);
  const own = imports.filter(({ from }) => reached.has(from));
  const arrows = new Set(
    own
      .filter(({ from, to }) => dirname(from) !== dirname(to))
      .map((one) => `${dirname(one.from)} ${dirname(one.to)}`),
  );
  return {
    files: reached.size,
    folders: new Set([...reached].map((each) => dirname(each))).size,
    arrows: arrows.size,
  };
};
