import { writeAccountMail } from '#triggers/custom-message.ts';
import type { Mail } from './cognito/pool.ts';
import { openUserPool } from './cognito/user-pool.ts';
import type { DataDir } from './data-dir.ts';
import { createBucket } from './s3/bucket.ts';

type Handler = (request: Request) => Promise<Response>;

export type Services = {
  /** By the path that each is served under. */
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly userPool: { id: string; clientId: string; endpoint: string };
};

type ServiceOptions = {
  /** Address of the stack. */
  url: string;
  data: DataDir;
  origins: readonly string[];
  sendMail(mail: Mail): void;
};

const userPoolPath = '/local/cognito';
const bucketPath = '/local/s3';

/** Opens the user pool and the bucket that play Amazon's on the stack's own origin. */
export async function startServices({ url, data, origins, sendMail }: ServiceOptions): Promise<Services> {
  const userPool = {
    id: 'us-east-1_Local0001',
    clientId: 'local-web-client',
    endpoint: `${url}${userPoolPath}`,
  };
  const answerUserPool = await openUserPool({
    dir: data.at('cognito'),
    endpoint: userPool.endpoint,
    userPoolId: userPool.id,
    clientId: userPool.clientId,
    customMessage: async (event) => writeAccountMail(event, url),
    sendMail,
  });
  const answerBucket = createBucket({
    name: 'images',
    dir: data.at('s3'),
    basePath: bucketPath,
    credentials: { accessKeyId: 'local', secretAccessKey: data.secret },
    allowedOrigins: () => origins,
  });
  return { userPool, handlers: { [userPoolPath]: answerUserPool, [bucketPath]: answerBucket } };
}
