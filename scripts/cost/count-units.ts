import { getRequestListener } from '@hono/node-server';
import { listen } from '#lib/local/http-server.ts';
import { type CountedCalls, keptBytesOf, nameOfCall, unitsOfCall } from './request-units.ts';

/** Table calls, added up by what they do. */
const createTally = () => {
  let counted = new Map<string, CountedCalls>();
  return {
    add: (operation: string, body: unknown, response: unknown): void => {
      const what = nameOfCall(operation, body);
      const { reads, writes } = unitsOfCall(operation, response);
      const before = counted.get(what) ?? { what, calls: 0, reads: 0, writes: 0, keptBytes: 0 };
      counted.set(what, {
        what,
        calls: before.calls + 1,
        reads: before.reads + reads,
        writes: before.writes + writes,
        keptBytes: before.keptBytes + keptBytesOf(operation, body),
      });
    },
    /** What was added since the previous call, most writes first. */
    take: (): CountedCalls[] => {
      const taken = [...counted.values()];
      counted = new Map();
      return taken.sort((a, b) => b.writes - a.writes || b.reads - a.reads);
    },
  };
};
type Tally = ReturnType<typeof createTally>;

/** Passes a call on to the table, and asks it for the units that the call consumes. */
const forward = async (endpoint: string, request: Request, tally: Tally): Promise<Response> => {
  const asked = JSON.parse(await request.text());
  const { host: _, 'content-length': __, ...headers } = Object.fromEntries(request.headers);
  const body = JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' });
  const response = await fetch(endpoint, { method: request.method, headers, body });
  const text = await response.text();
  const operation = (request.headers.get('x-amz-target') ?? '').split('.')[1] ?? '';
  if (response.ok) tally.add(operation, asked, JSON.parse(text));
  return new Response(text, {
    status: response.status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
  });
};

/**
 * A proxy between the product and its table. It counts units, and the times that a stage waits; calls that a stage
 * makes concurrently count as one wait.
 */
export const createUnitCounter = (isStageRunning: () => boolean) => {
  const tally = createTally();
  let waits = 0;
  let inFlight = 0;
  const forwardCounted = async (endpoint: string, request: Request): Promise<Response> => {
    if (inFlight === 0 && isStageRunning()) waits += 1;
    inFlight += 1;
    return forward(endpoint, request, tally).finally(() => {
      inFlight -= 1;
    });
  };
  return {
    /** Waits of stages since the previous call. */
    takeWaits: (): number => {
      const taken = waits;
      waits = 0;
      return taken;
    },
    /** Units counted since the previous call, most writes first. */
    take: tally.take,
    through: async (endpoint: string) => {
      const server = await listen(
        getRequestListener((request) => forwardCounted(endpoint, request)),
        0,
      );
      return { endpoint: `http://127.0.0.1:${server.port}`, stop: () => server.close() };
    },
  };
};
