import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** How a client reaches the DynamoDB of this machine: plain data, which can go to another thread. */
export const reachDynamoDb = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

const signature = 'SignedHeaders=host;x-amz-date, Signature=0';

/**
 * Servers on this machine require an Authorization header but do not check its signature. Signing takes a third of the
 * CPU time of a call.
 */
export const unsigned: Pick<DynamoDBClientConfig, 'signer'> = {
  signer: {
    sign: async (request) => {
      const time = new Date().toISOString().replaceAll(/[:-]|\.\d+/g, '');
      request.headers['x-amz-date'] = time;
      const credential = `local/${time.slice(0, 8)}/us-east-1/dynamodb/aws4_request`;
      request.headers.authorization = `AWS4-HMAC-SHA256 Credential=${credential}, ${signature}`;
      return request;
    },
  },
};
