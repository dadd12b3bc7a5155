import * as z from 'zod';
import type { StageConfig } from '#lib/stage-config.ts';
import { paddleKeys } from '#runtime/adapters/payments.ts';
import type { Clients } from './clients.ts';
import { advice, type Check, type Finding, missing, ok } from './finding.ts';
import { jsonText } from './json-text.ts';
import { readSecret } from './secrets.ts';

const addresses = {
  production: 'https://api.paddle.com',
  sandbox: 'https://sandbox-api.paddle.com',
} as const;

/** Lists that the product reads, and the API key permission that each needs. */
const readings = {
  '/subscriptions': 'subscription.read',
  '/transactions': 'transaction.read',
  '/discounts': 'discount.read',
  '/adjustments': 'adjustment.read',
  '/notifications': 'notification.read',
} as const;
/** Permissions to write, which no read can test. */
const writings = [
  'subscription.write',
  'transaction.write',
  'customer_portal_session.write',
  'notification.write',
];

const priceList = z.object({ data: z.array(z.object({ id: z.string(), status: z.string() })) });
const paddleError = z.object({ error: z.object({ code: z.string() }) });

type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

const createAsk =
  (origin: string, apiKey: string, timeoutMs: number): Ask =>
  async (path) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { authorization: `Bearer ${apiKey}`, 'paddle-version': '1' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };

const failure = (path: string, { status, body }: Awaited<ReturnType<Ask>>): Error => {
  const parsed = paddleError.safeParse(body);
  return new Error(
    `Paddle answered ${path.split('?')[0]} with ${status}${parsed.success ? ` ${parsed.data.error.code}` : ''}`,
  );
};

const findPermissions = async (ask: Ask): Promise<readonly Finding[]> => {
  const responses = await Promise.all(
    Object.entries(readings).map(async ([path, permission]) => {
      const response = await ask(`${path}?per_page=1`);
      if (response.status !== 200 && response.status !== 403) throw failure(path, response);
      return response.status === 200 ? [] : [permission];
    }),
  );
  const lacking = responses.flat();
  if (lacking.length > 0)
    return [
      missing(
        `the Paddle API key lacks ${lacking.join(', ')}`,
        'Add them to the key in Paddle, "Developer tools".',
      ),
    ];
  return [
    ok('the Paddle API key can read everything the product reads'),
    advice(
      'the write permissions of the Paddle API key cannot be tested without writing',
      `Check that the key has ${writings.join(', ')}.`,
    ),
  ];
};

const findPrices = async (ask: Ask, wanted: readonly string[]): Promise<Finding> => {
  const path = `/prices?id=${wanted.join(',')}&per_page=${wanted.length}`;
  const response = await ask(path);
  if (response.status === 403)
    return missing('the Paddle API key lacks price.read', 'Add it to the key in Paddle, "Developer tools".');
  if (response.status !== 200) throw failure(path, response);
  const active = priceList
    .parse(response.body)
    .data.flatMap(({ id, status }) => (status === 'active' ? [id] : []));
  const gone = wanted.filter((id) => !active.includes(id));
  if (gone.length === 0) return ok(`Paddle sells the ${wanted.length} prices of the stage`);
  return missing(
    `Paddle has no active price ${gone.join(', ')}`,
    'Create the price in the Paddle catalog, or correct "offers" in cdk.json.',
  );
};

export type PaddleCheckOptions = {
  readonly timeoutMs: number;
  /** Replaces Paddle's own address. */
  readonly address?: string | undefined;
};

/** Checks the key and the price catalog at Paddle. An operator sets up the notification destination by hand. */
export const checkPaddle = (
  clients: Clients,
  { paddle, siteOrigin }: StageConfig,
  { timeoutMs, address }: PaddleCheckOptions,
): Check | null => {
  if (!paddle) return null;
  return {
    about: 'the Paddle account',
    permissions: ['secretsmanager:GetSecretValue'],
    run: async () => {
      const text = await readSecret(clients, paddle.secretName);
      const keys = jsonText.pipe(paddleKeys).safeParse(text);
      // The check of the secret reports what is wrong with it.
      if (!keys.success) return [];
      const ask = createAsk(address ?? addresses[paddle.environment], keys.data.apiKey, timeoutMs);
      // Only the first price of each offer is sold. The others belong to earlier buyers and may be archived.
      const sold = Object.values(paddle.offers).flatMap(([first]) => first ?? []);
      const first = await ask('/prices?per_page=1');
      if (first.status === 401)
        return [
          missing(
            'Paddle rejects the API key',
            `Store a ${paddle.environment} API key in ${paddle.secretName}.`,
          ),
        ];
      return [
        await findPrices(ask, sold),
        ...(await findPermissions(ask)),
        advice(
          'Paddle reports payments to a notification destination, which you create by hand',
          `Point it to ${siteOrigin ?? 'https://SITE'}/api/webhooks/paddle, and set a default payment link and an approved domain.`,
        ),
      ];
    },
  };
};
