import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelTask, modelTasks } from '#contracts/models/language-model.ts';
import type { ModelCall } from './model-call.ts';
import { respondWell } from './model-outputs.ts';

/** How the vendor answers one request. */
export type VendorReply =
  | { kind: 'answer'; output: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'refused' }
  /** The answer ended at the token limit. */
  | { kind: 'cut_off'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; code?: string }
  /** A body with status 200 that is shorter than announced, is not JSON, or does not match the interface. */
  | {
      kind: 'truncated' | 'not_json' | 'other_json' | 'hang' | 'slow_body' | 'endless' | 'reset' | 'redirect';
    };

export type Usage = { inputTokens: number; outputTokens: number };

/** The differences between vendors: how a request is read, and what an answer looks like. */
export type Wire = {
  /**
   * The parts of a well-formed request. Any other request is refused as the vendor would refuse it. @throws WireError
   */
  read(request: { path: string; headers: IncomingHttpHeaders; body: unknown; raw: string }): {
    task: string;
    system: string;
    message: string;
    image: ModelCall['image'];
    maxOutputTokens: number;
  };
  body(text: string, usage: Usage): unknown;
  refusal(usage: Usage): unknown;
  cutOff(text: string, usage: Usage): unknown;
  error(
    status: number,
    code: string | undefined,
    message: string,
  ): { headers: Record<string, string>; body: unknown };
};

export class WireError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type ModelVendor = {
  origin: string;
  calls: ModelCall[];
  /** Requests that the vendor refused because of their format, with the reason. */
  rejectedForms: string[];
  /** Answers to the next requests, in order. The vendor answers later requests as a good model would. */
  queue(...replies: VendorReply[]): void;
  /** Answers to all requests from now on, depending on the call. For null, the vendor answers as a good model would. */
  replyToAll(reply: ((call: ModelCall) => VendorReply | null) | null): void;
  close(): Promise<void>;
};

export const usageOfOne: Usage = { inputTokens: 1_000, outputTokens: 200 };

const readBlocks = (message: string): Record<string, string> =>
  Object.fromEntries(
    [...message.matchAll(/^<<<([a-z-]+) ([0-9a-f]{32})\n([\s\S]*?)\n\1 \2>>>$/gm)].map(
      ([, label, , text]) => [label, text],
    ),
  );

const send = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const endless = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};

const slowBody = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

const respondWithFault = (kind: string, response: ServerResponse, whole: string): void => {
  if (kind === 'truncated') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(whole.slice(0, whole.length / 2));
  } else if (kind === 'not_json') send(response, 200, '<html>It works!</html>');
  else if (kind === 'other_json') send(response, 200, { ok: true });
  else if (kind === 'slow_body') slowBody(response);
  else if (kind === 'endless') endless(response);
  else if (kind === 'reset') response.socket?.resetAndDestroy();
  else if (kind === 'redirect') send(response, 307, '', { location: 'http://127.0.0.1:9/' });
};

const isTask = (task: string): task is ModelTask => modelTasks.some((known) => known === task);

const readCall = (wire: Wire, path: string, headers: IncomingHttpHeaders, text: string): ModelCall => {
  const read = wire.read({ path, headers, body: JSON.parse(text), raw: text });
  if (!isTask(read.task)) throw new WireError(400, 'invalid', `${read.task} is no task.`);
  return { ...read, task: read.task, blocks: readBlocks(read.message), headers };
};

/**
 * The engine writes the good answers, which takes most of a test's time, so an answer is written only when it is sent.
 */
const goodReply = (call: ModelCall) => ({ kind: 'answer', output: respondWell(call) }) as const;

/** A local server that speaks a vendor's wire format. The model behind it answers as configured. */
export const startModelVendor = async (wire: Wire): Promise<ModelVendor> => {
  const calls: ModelCall[] = [];
  const rejectedForms: string[] = [];
  const queued: VendorReply[] = [];
  let always: ((call: ModelCall) => VendorReply | null) | null = null;

  const reply = (call: ModelCall, response: ServerResponse): void => {
    const chosen = queued.shift() ?? always?.(call) ?? goodReply(call);
    if (chosen.kind === 'answer') send(response, 200, wire.body(JSON.stringify(chosen.output), usageOfOne));
    else if (chosen.kind === 'text') send(response, 200, wire.body(chosen.text, usageOfOne));
    else if (chosen.kind === 'refused') send(response, 200, wire.refusal(usageOfOne));
    else if (chosen.kind === 'cut_off') send(response, 200, wire.cutOff(chosen.text, usageOfOne));
    else if (chosen.kind === 'status') {
      const { headers, body } = wire.error(chosen.status, chosen.code, 'as the test asked');
      send(response, chosen.status, body, { ...headers, ...chosen.headers });
    } else {
      const { output } = goodReply(call);
      respondWithFault(chosen.kind, response, JSON.stringify(wire.body(JSON.stringify(output), usageOfOne)));
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      try {
        const call = readCall(wire, request.url ?? '', request.headers, Buffer.concat(chunks).toString());
        calls.push(call);
        reply(call, response);
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        rejectedForms.push(error.message);
        const { headers, body } = wire.error(error.status, error.code, error.message);
        send(response, error.status, body, headers);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    rejectedForms,
    queue: (...replies) => void queued.push(...replies),
    replyToAll: (reply) => {
      always = reply;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
