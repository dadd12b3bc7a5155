import { getRequestListener } from '@hono/node-server';
import { listen } from '#lib/local/http-server.ts';
import { type RequestUnits, unitsOfCall } from './request-units.ts';

/** A counter that stands between the product and its table. */
export const createUnitCounter = () => {
  let units: RequestUnits = { reads: 0, writes: 0 };
  const forward = async (endpoint: string, request: Request): Promise<Response> => {
    const body = await request.text();
    const { host: _, 'content-length': __, ...headers } = Object.fromEntries(request.headers);
    const response = await fetch(endpoint, { method: request.method, headers, body });
    const answer = await response.text();
    if (response.ok) {
      const name = (request.headers.get('x-amz-target') ?? '').split('.')[1] ?? '';
      const { reads, writes } = unitsOfCall(name, JSON.parse(body), JSON.parse(answer));
      units = { reads: units.reads + reads, writes: units.writes + writes };
    }
    return new Response(answer, {
      status: response.status,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
    });
  };
  return {
    /** Units since the last call of this. */
    take: (): RequestUnits => {
      const taken = units;
      units = { reads: 0, writes: 0 };
      return taken;
    },
    through: async (endpoint: string) => {
      const server = await listen(
        getRequestListener((request) => forward(endpoint, request)),
        0,
      );
      return { endpoint: `http://127.0.0.1:${server.port}`, stop: () => server.close() };
    },
  };
};
