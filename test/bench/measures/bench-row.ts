/** One measured figure of a part of the bench, beside that of a peer on the same data in the same run. */
export type BenchRow = {
  what: string;
  ours: number;
  /** Null when there is no peer for this figure, or peers were not asked for. */
  peer: number | null;
  peerName: string | null;
  unit: 'share' | 'ms' | 'kB' | 'count';
  better: 'higher' | 'lower';
  /** The figure the project keeps, as a floor or ceiling, in the tests. */
  goal: number | null;
  /** What the table shows behind the row, such as an interval. */
  note?: string;
};

/** What every part of the bench gives: where its data come from, its rows, and what it could not measure and why. */
export type BenchPart = { source: string; rows: BenchRow[]; notMeasured?: readonly string[] };

export type BenchOptions = {
  /** Folder of the public sets; a part without its set in it runs on the project's own small sample. */
  dataDir: string;
  withPeers: boolean;
};
