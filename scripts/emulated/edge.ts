import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { request as send } from 'undici';
import { buildEdge, type OriginHandler } from '#lib/edge-model/edge.ts';
import { listen } from '#lib/local/http-server.ts';
import { emulatedStack } from './cdk.ts';
import { settings } from './clients.ts';
import { readStageKey } from './secrets.ts';
import { emulatedDir } from './state.ts';

type Deployed = {
  readonly endpoint: string;
  /** The API's own address. */
  readonly apiOrigin: string;
  readonly siteBucket: string;
  readonly imageBucket: string;
};

/** Passes responses on byte by byte, because `fetch` would decompress what the API compressed. */
const askApi =
  (apiOrigin: string): OriginHandler =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const { 'content-length': _, ...headers } = Object.fromEntries(request.headers);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const response = await send(`${apiOrigin}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
    });
    const lines = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const line of [value ?? []].flat()) lines.append(name, line);
    const isBare = response.statusCode === 204 || response.statusCode === 304;
    const bytes = await response.body.arrayBuffer();
    return new Response(isBare ? null : bytes, { status: response.statusCode, headers: lines });
  };

/** Reads the site bucket as CloudFront does: the key is the path without percent-encoding. */
const askBucket = (s3: S3Client, Bucket: string): OriginHandler => {
  return async (request) => {
    const Key = decodeURIComponent(new URL(request.url).pathname.slice(1));
    try {
      const found = await s3.send(new GetObjectCommand({ Bucket, Key }));
      const body = new Uint8Array((await found.Body?.transformToByteArray()) ?? []);
      return new Response(body, {
        headers: {
          'content-type': found.ContentType ?? 'binary/octet-stream',
          'content-length': String(body.length),
          ...(found.CacheControl !== undefined && { 'cache-control': found.CacheControl }),
          ...(found.ETag !== undefined && { etag: found.ETag }),
        },
      });
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error;
      return new Response('<Error><Code>NoSuchKey</Code></Error>', {
        status: 404,
        headers: { 'content-type': 'application/xml' },
      });
    }
  };
};

const readTemplate = (): unknown =>
  JSON.parse(readFileSync(join(emulatedDir, 'cdk.out', `${emulatedStack}.template.json`), 'utf8'));

/**
 * The model of CloudFront, built from the deployed template, in front of the emulated API and the emulated site
 * bucket. The emulator's own CloudFront does not forward requests.
 */
export const startEdge = async ({ endpoint, apiOrigin, siteBucket, imageBucket }: Deployed) => {
  const edgeKey = await readStageKey(endpoint, 'edge');
  const s3 = new S3Client({ ...settings(endpoint), forcePathStyle: true });
  const edge = buildEdge(readTemplate(), {
    resolve: (token) => {
      if (token.startsWith('{{resolve:secretsmanager:')) return edgeKey;
      if (/^\$\{ImagesBucket\w+\.RegionalDomainName\}$/.test(token))
        return `${imageBucket}.s3.us-east-1.amazonaws.com`;
      return undefined;
    },
    onFault: (fault) => console.error('The edge failed:', fault),
  });
  const api = askApi(apiOrigin);
  const site = askBucket(s3, siteBucket);
  const app = new Hono();
  app.all('*', (c) => {
    const { remote } = getConnInfo(c);
    const viewer = { address: remote.address ?? '', port: remote.port ?? 0, protocol: 'https' as const };
    return edge.handle(
      c.req.raw,
      (request, origin) => (origin.kind === 'custom' ? api : site)(request, origin),
      viewer,
    );
  });
  const server = await listen(getRequestListener(app.fetch), 0);
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close();
      s3.destroy();
    },
  };
};
