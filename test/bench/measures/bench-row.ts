/** One measured value of a part of the bench, next to that of a peer on the same data in the same run. */
export type BenchRow = {
  what: string;
  ours: number;
  /** Null if there is no peer for this value, or if peers were not requested. */
  peer: number | null;
  peerName: string | null;
  unit: 'share' | 'ms' | 'kB' | 'count';
  better: 'higher' | 'lower';
  /** The floor or ceiling that the tests enforce. */
  goal: number | null;
  /** Text after the row in the table, such as an interval. */
  note?: string;
};

/** The output of a part of the bench: the source of its data, its rows, and what it could not measure and why. */
export type BenchPart = { source: string; rows: BenchRow[]; notMeasured?: readonly string[] };

export type BenchOptions = {
  /** The folder of the public sets; a part without its set runs on the project's own small sample. */
  dataDir: string;
  withPeers: boolean;
};
