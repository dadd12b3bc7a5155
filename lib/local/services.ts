import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { headers as headerNames } from '#contracts/platform/headers.ts';
import { apiBase, apiRoutes, prerenderedPages } from '#contracts/platform/routes.ts';
import type { AccountDirectory, Clock, Deps, Log } from '#ports';
import { writeAccountMail } from '#triggers/custom-message.ts';
import { handlePostConfirmation } from '#triggers/post-confirmation.ts';
import { handlePreSignUp } from '#triggers/pre-sign-up.ts';
import type { Mail } from './cognito/pool.ts';
import { type LocalUserPool, openUserPool } from './cognito/user-pool.ts';
import { openGoogle } from './google/google.ts';
import { createGoogleIdentityProvider } from './google/identity-provider.ts';
import { type LocalPayments, openPayments } from './open-payments.ts';
import { createBucket } from './s3/bucket.ts';
import { type LocalQueues, openQueues } from './sqs/queues.ts';
import type { DataDir } from './storage/data-dir.ts';

type Handler = (request: Request) => Promise<Response>;

export type Services = {
  /** Services by URL path. */
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly userPool: { id: string; clientId: string; endpoint: string; domain: string };
  readonly images: { bucket: string; s3: S3ClientConfig };
  readonly accounts: AccountDirectory;
  readonly payments: LocalPayments & { apiKey: string; webhookSecret: string };
  readonly queues: LocalQueues;
};

type ServiceOptions = {
  /** Base URL of the stack. */
  url: string;
  data: DataDir;
  origins: readonly string[];
  log: Log;
  /** The product's clock, which decides when trials end and subscriptions renew. */
  clock: Clock;
  /** The product's adapters, for triggers that need them. They are built after the services. */
  deps: Promise<Pick<Deps, 'users' | 'tokens'>>;
  sendMail(mail: Mail): void;
  /** Resolves once all received payment events are applied. */
  settlePayments(): Promise<void>;
};

const userPoolPath = '/local/cognito';
const googlePath = '/local/google';
const bucketPath = '/local/s3';

/** Opens the local user pool, Google, bucket and payments on the stack's own origin. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { url, data, origins } = options;
  const endpoint = `${url}${userPoolPath}`;
  const userPool = { id: 'us-east-1_Local0001', clientId: 'local-web-client', endpoint, domain: endpoint };
  const google = await startGoogle(options, `${userPool.domain}/oauth2/idpresponse`);
  const credentials = { accessKeyId: 'local', secretAccessKey: data.secret };
  const images = {
    bucket: 'images',
    s3: { endpoint: `${url}${bucketPath}`, region: 'us-east-1', credentials, forcePathStyle: true },
  };
  const handleBucket = createBucket({
    name: images.bucket,
    dir: data.at('s3'),
    basePath: bucketPath,
    credentials,
    allowedOrigins: () => origins,
  });
  const queues = openQueues(url, data);
  const payments = startPayments(options);
  const pool = await startUserPool(options, userPool, google.provider);
  const handlers = {
    [userPoolPath]: pool.handle,
    [googlePath]: google.handler,
    [bucketPath]: handleBucket,
    ...payments.handlers,
    ...queues.handlers,
  };
  return { userPool, images, handlers, accounts: pool.accounts, payments, queues };
}

/** Payments in Paddle's wire format. Signed webhooks go to the product's own route. */
function startPayments({ url, data, clock, log, settlePayments }: ServiceOptions): Services['payments'] {
  const keys = { apiKey: `local-${data.secret}`, webhookSecret: data.secret };
  const address = `${url}${apiBase}${apiRoutes.paddleWebhook.path}`;
  const send = async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', [headerNames.paymentSignature]: signature };
    const response = await fetch(address, { method: 'POST', body, headers });
    await response.arrayBuffer();
    // So that a page that opens after a payment already shows it.
    await settlePayments();
    return response.status;
  };
  return { ...keys, ...openPayments({ ...keys, dir: data.at('payments'), url, clock, log, send }) };
}

async function startGoogle({ url, data, origins }: ServiceOptions, redirectUri: string) {
  const client = {
    endpoint: `${url}${googlePath}`,
    clientId: 'local-google-client',
    clientSecret: data.secret,
  };
  const handler = await openGoogle({ ...client, dir: data.at('google'), redirectUri, origins });
  return { handler, provider: createGoogleIdentityProvider({ ...client, ask: handler }) };
}

function startUserPool(
  { url, data, origins, log, deps, sendMail }: ServiceOptions,
  { id, clientId, endpoint, domain }: Services['userPool'],
  provider: ReturnType<typeof createGoogleIdentityProvider>,
): Promise<LocalUserPool> {
  const atSite = (paths: readonly string[]) =>
    origins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  return openUserPool({
    dir: data.at('cognito'),
    endpoint,
    userPoolId: id,
    clientId,
    oauth: { domain, callbackUrls: atSite(['/']), logoutUrls: atSite(prerenderedPages), provider },
    customMessage: async (event) => writeAccountMail(event, url),
    triggers: {
      preSignUp: (event, directory) => handlePreSignUp(event, { directory, log }),
      postConfirmation: (event) => handlePostConfirmation(event, () => deps),
    },
    sendMail,
  });
}
