import type { StageWrapper } from './assemble.ts';

export type LocalStackOptions = {
  /** 0 picks a free port. */
  port: number;
  dataDir: string;
  /** Empties the data folder first. */
  fresh?: boolean;
  /** Serves the web from its sources, with hot reload. */
  isDevelopment?: boolean;
  /** Address to listen on instead of loopback. */
  host?: string;
  /** Loopback hosts that the page fetcher may read; by default the stored list. */
  allowedHosts?: readonly string[];
  /**
   * A proxy between the product and its table that counts requests. It takes the server's address and returns its own.
   */
  throughDynamoDb?: (endpoint: string) => Promise<{ endpoint: string; stop(): Promise<void> }>;
  /** True, the default, if the scheduled tasks run: the sweep, the billing review and deletions. */
  hasSchedules?: boolean;
  /** The table to use instead of the default, such as a restored copy. It is created if missing. */
  tableName?: string;
  /** Wraps each stage's work, to measure it. */
  wrapStage?: StageWrapper;
  /** Environment variables that choose other providers; `providerVariables` lists them. */
  providers?: Readonly<Record<string, string>>;
};
