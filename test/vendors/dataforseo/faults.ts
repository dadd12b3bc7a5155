import type { ServerResponse } from 'node:http';
import { envelope, okStatus } from './wire.ts';

export type Fault =
  | { kind: 'http'; status: number; retryAfter?: string }
  /** The vendor's own codes, inside an answer with HTTP 200. */
  | { kind: 'top' | 'task'; code: number; message?: string; cost?: number }
  /** `hang` sends nothing; `stall` sends its headers and a first piece. */
  | { kind: 'hang' | 'stall' | 'truncated' | 'not-json' | 'no-envelope' | 'no-tasks' | 'odd-rows' | 'reset' };

const messages: Readonly<Record<number, string>> = {
  40000: 'You can set only one task at a time.',
  40100: 'You are not Authorized to Access this resource.',
  40102: 'No Search Results.',
  40103: 'Task execution failed. Please resubmit.',
  40200: 'Payment Required.',
  40202: 'The rate limit per minute has been exceeded.',
  40203: 'The cost limit per day has been exceeded.',
  40204: 'Access denied. Visit Plans and Subscriptions to activate your subscription.',
  40207: 'Access denied. Your IP is not whitelisted.',
  40501: "Invalid Field: 'keywords'.",
  40502: 'POST Data Is Empty.',
  40503: 'POST Data Is Invalid.',
  40506: 'Unknown Fields in POST Data.',
  50000: 'Internal Error.',
  50301: '3rd Party API Service Unavailable.',
  50303: 'API Service Is Being Updated.',
  50401: 'Internal Timeout.',
};

const send = (response: ServerResponse, body: unknown): void => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
};

const withRows = (path: string, result: unknown[]) =>
  envelope(path, okStatus, { ...okStatus, cost: 0.0115, result });

/** A body that is shorter than its headers announce. */
const cutShort = (response: ServerResponse, path: string): void => {
  const body = JSON.stringify(withRows(path, []));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};

const sendHttp = (response: ServerResponse, { status, retryAfter }: Extract<Fault, { kind: 'http' }>) => {
  response.writeHead(status, { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) });
  response.end(`HTTP ${status}`);
};

const sendCode = (
  response: ServerResponse,
  path: string,
  { kind, code, message = messages[code] ?? 'Error.', cost = 0 }: Extract<Fault, { kind: 'top' | 'task' }>,
): void => {
  const failure = { code, message };
  if (kind === 'top') send(response, { ...envelope(path, failure, null), cost });
  else send(response, envelope(path, okStatus, { ...failure, cost, result: null }));
};

type BodyKind = Exclude<Fault['kind'], 'http' | 'top' | 'task'>;
const byKind: Readonly<Record<BodyKind, (response: ServerResponse, path: string) => void>> = {
  hang: () => {},
  stall: (response) => void response.writeHead(200).write('{"version":'),
  truncated: cutShort,
  'not-json': (response) => send(response, '<html><body>Gateway</body></html>'),
  'no-envelope': (response) => send(response, { data: [] }),
  'no-tasks': (response, path) => send(response, { ...envelope(path, okStatus, null), cost: 0.01 }),
  'odd-rows': (response, path) => send(response, withRows(path, [{ items: [{ keyword: 7 }], keyword: 7 }])),
  reset: (response) => void response.socket?.resetAndDestroy(),
};

/** Answers with a fault. */
export const respondWithFault = (response: ServerResponse, path: string, fault: Fault): void => {
  if (fault.kind === 'http') sendHttp(response, fault);
  else if (fault.kind === 'top' || fault.kind === 'task') sendCode(response, path, fault);
  else byKind[fault.kind](response, path);
};
