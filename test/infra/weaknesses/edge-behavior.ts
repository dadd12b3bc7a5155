import { edgeHeaders, headers } from '#contracts/platform/headers.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { buildEdge } from '#lib/edge-model/edge.ts';
import { unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

const address = `https://site.example${apiBase}${apiRoutes.getConfig.path}`;
const sent: Readonly<Record<string, string>> = Object.fromEntries(
  edgeHeaders.map(({ name }) => [name, name === headers.acceptEncoding ? 'gzip' : 'sent by the viewer']),
);
/** Headers that the edge sets itself; it ignores a viewer's value. */
const own: readonly string[] = [headers.viewerAddress, headers.originSecret];

/** Every header that the API reads reaches it, and no viewer can claim those that the edge writes. */
export const lostHeaders = async (template: TemplateJson): Promise<string[]> => {
  const seen: Request[] = [];
  await buildEdge(template).handle(new Request(address, { headers: sent }), (request) => {
    seen.push(request);
    return new Response('{}');
  });
  const [arrived] = seen;
  if (!arrived) return ['no request reaches the API'];
  return edgeHeaders.flatMap(({ name }) => {
    const value = arrived.headers.get(name);
    return [
      ...unless(value !== null && value !== '', `CloudFront drops ${name}`),
      ...unless(!own.includes(name) || value !== sent[name], `a viewer can write ${name}`),
    ];
  });
};

/** Statuses that CloudFront caches for ten seconds by default, even if the response forbids it. */
const failures = [500, 502, 503, 504];

const asked = async (template: TemplateJson, status: number): Promise<number> => {
  const edge = buildEdge(template, { now: () => 1_000_000 });
  let times = 0;
  const answer = () => {
    times++;
    return new Response('{}', { status, headers: { 'cache-control': 'no-store' } });
  };
  await edge.handle(new Request(address), answer);
  await edge.handle(new Request(address), answer);
  return times;
};

/** The API answers each of its calls itself, especially after a failure. */
export const cachedResponses = async (template: TemplateJson): Promise<string[]> => {
  const lines = await Promise.all(
    [200, ...failures].map(async (status) =>
      unless((await asked(template, status)) === 2, `CloudFront answers again with a kept ${status}`),
    ),
  );
  return lines.flat();
};
