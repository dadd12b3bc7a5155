import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { type Fault, respondWithFault } from './faults.ts';
import { adsRow, envelope, labsItem, okStatus, type RowMetrics, type Task } from './wire.ts';

const paths = {
  labs: '/v3/dataforseo_labs/google/keyword_overview/live',
  ads: '/v3/keywords_data/google_ads/search_volume/live',
} as const;
type Service = keyof typeof paths;
type VendorRequest = { service: Service; task: Task; atMs: number };

export type DataForSeoVendor = {
  readonly url: string;
  readonly credentials: { login: string; password: string };
  /** Each request that passed authentication, in order. */
  readonly requests: VendorRequest[];
  /** The total bill for all requests, in US dollars. */
  spentUsd(): number;
  know(keyword: string, figures: RowMetrics): void;
  /** Google's policy blocks the keyword: Ads returns no metrics for any request that contains it. */
  block(keyword: string): void;
  /** Labs covers only these locations. */
  coverInLabs(locations: readonly number[]): void;
  /** The next `times` requests run into the fault. */
  fail(fault: Fault, times?: number): void;
  rotatePassword(password: string): void;
  close(): Promise<void>;
};

const limits = { labs: 700, ads: 1000 } as const;
const post = z.array(
  z.strictObject({
    keywords: z.array(z.string()),
    location_code: z.optional(z.int()),
    language_code: z.optional(z.string()),
  }),
);
/** Includes one more character than the vendor's documentation lists. */
const rejected = /[!=?@%^*;~`,(){}<>|\\]|\p{Extended_Pictographic}/u;

/** The vendor returns keywords in lower case, with a space for each plus sign. */
const asVendor = (keyword: string): string =>
  keyword.toLowerCase().replaceAll('+', ' ').replace(/\s+/g, ' ').trim();

const invalid = (message: string) => ({ code: 40501, message, cost: 0, result: null });

const checkTask = (service: Service, task: Task): string | null => {
  if (task.keywords.length === 0 || task.keywords.length > limits[service]) return 'keywords';
  if (task.keywords.some((keyword) => rejected.test(keyword))) return 'keywords';
  if (task.keywords.some((keyword) => keyword.length > 80 || keyword.split(' ').length > 10))
    return 'keywords';
  if (service === 'labs' && task.location_code === undefined) return 'location_code';
  if (service === 'labs' && task.language_code === undefined) return 'language_code';
  return null;
};

/** A local server that speaks DataForSEO's wire format, validates requests and bills by the price list. */
class Vendor {
  readonly requests: VendorRequest[] = [];
  readonly credentials = { login: 'login@example.com', password: 'first-password' };
  readonly known = new Map<string, RowMetrics>();
  readonly blocked = new Set<string>();
  readonly faults: Fault[] = [];
  labsLocations: readonly number[] | null = null;
  spent = 0;

  private bill(cost: number): number {
    this.spent += cost;
    return cost;
  }

  private labs(task: Task) {
    if (this.labsLocations && !this.labsLocations.includes(task.location_code ?? 0))
      return invalid("Invalid Field: 'location_code'.");
    const items = task.keywords.flatMap((keyword) => {
      const figures = this.known.get(asVendor(keyword));
      return figures ? [labsItem(asVendor(keyword), figures, task)] : [];
    });
    const cost = this.bill(0.01 + items.length * 0.0001);
    return { ...okStatus, cost, result: [{ se_type: 'google', items_count: items.length, items }] };
  }

  private ads(task: Task) {
    const isBlocked = task.keywords.some((keyword) => this.blocked.has(asVendor(keyword)));
    const result = task.keywords.map((keyword) => {
      const figures = isBlocked ? null : (this.known.get(asVendor(keyword)) ?? null);
      return adsRow(asVendor(keyword), figures, task);
    });
    return { ...okStatus, cost: this.bill(0.075), result };
  }

  private answer(service: Service, body: unknown): unknown {
    const path = paths[service];
    const parsed = post.safeParse(body);
    if (!parsed.success) return envelope(path, { code: 40503, message: 'POST Data Is Invalid.' }, null);
    const [task, ...more] = parsed.data;
    if (!task || more.length > 0)
      return envelope(path, { code: 40000, message: 'You can set only one task at a time.' }, null);
    this.requests.push({ service, task: task as Task, atMs: performance.now() });
    const field = checkTask(service, task as Task);
    if (field) return envelope(path, okStatus, invalid(`Invalid Field: '${field}'.`));
    return envelope(path, okStatus, this[service](task as Task));
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = await json(request).catch(() => null);
    const { login, password } = this.credentials;
    const service = (Object.keys(paths) as Service[]).find((name) => paths[name] === request.url);
    const fault = this.faults.shift();
    if (fault) {
      if (service) this.requests.push({ service, task: { keywords: [] }, atMs: performance.now() });
      return respondWithFault(response, request.url ?? '', fault);
    }
    const expected = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return void response.writeHead(401).end();
    if (!service || request.method !== 'POST') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(this.answer(service, body)));
  }
}

export const startDataForSeo = async (): Promise<DataForSeoVendor> => {
  const vendor = new Vendor();
  const server = createServer((request, response) => void vendor.handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: vendor.credentials,
    requests: vendor.requests,
    spentUsd: () => vendor.spent,
    know: (keyword, figures) => void vendor.known.set(asVendor(keyword), figures),
    block: (keyword) => void vendor.blocked.add(asVendor(keyword)),
    coverInLabs: (locations) => {
      vendor.labsLocations = locations;
    },
    fail: (fault, times = 1) => void vendor.faults.push(...Array<Fault>(times).fill(fault)),
    rotatePassword: (password) => {
      vendor.credentials.password = password;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
