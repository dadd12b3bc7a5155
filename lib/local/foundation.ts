import { join } from 'node:path';
import { openDevTools } from './dev-tools.ts';
import { type LocalDynamoDb, startDynamoDb } from './dynamodb.ts';
import type { DevTools } from './gateway/dev-routes.ts';
import { type HttpServer, listen } from './http-server.ts';
import { type LocalLog, openLog } from './log.ts';
import type { LocalStackOptions } from './stack-options.ts';
import { type DataDir, openDataDir } from './storage/data-dir.ts';
import { ensureTable } from './table.ts';

/** Registers what `stop` must undo. */
export type OnStop = (undo: () => unknown) => void;

type Listener = Parameters<typeof listen>[0];
type Port = { server: HttpServer; setListener(listener: Listener): void };

/** The base of the services and the product. */
export type Foundation = Port & {
  readonly url: string;
  readonly origins: readonly string[];
  readonly data: DataDir;
  readonly log: LocalLog;
  readonly table: Pick<LocalDynamoDb, 'endpoint' | 'tableName'>;
  readonly dev: DevTools;
};

/** Opens the port, the data folder, the log, the table and the testers' tools. */
export async function openFoundation(options: LocalStackOptions, onStop: OnStop): Promise<Foundation> {
  const { server, setListener } = await openPort(options);
  onStop(() => server.close());
  const url = `http://localhost:${server.port}`;
  const data = await openDataDir(options.dataDir, { fresh: options.fresh ?? false });
  onStop(() => data.release());
  const log = openLog(join(data.at('tools'), 'log.jsonl'));
  onStop(() => log.close());
  return {
    server,
    setListener,
    url,
    origins: [url, `http://127.0.0.1:${server.port}`],
    data,
    log,
    table: await openTable(options, data, onStop),
    dev: openDevTools(data.at('tools'), options.allowedHosts),
  };
}

/** Opens the port first, so that a taken port is reported before anything else starts. */
async function openPort({ port, host }: LocalStackOptions): Promise<Port> {
  let current: Listener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end('The local stack is starting.');
  };
  const server = await listen((request, response) => current(request, response), port, host);
  return {
    server,
    setListener: (listener) => {
      current = listener;
    },
  };
}

async function openTable(
  { tableName, throughDynamoDb }: LocalStackOptions,
  data: DataDir,
  onStop: OnStop,
): Promise<Foundation['table']> {
  const dynamodb = await startDynamoDb(data.at('dynamodb'));
  onStop(() => dynamodb.stop());
  const table = { endpoint: dynamodb.endpoint, tableName: tableName ?? dynamodb.tableName };
  await ensureTable(table.endpoint, table.tableName);
  const proxy = await throughDynamoDb?.(table.endpoint);
  if (proxy) onStop(() => proxy.stop());
  return { ...table, ...(proxy && { endpoint: proxy.endpoint }) };
}
