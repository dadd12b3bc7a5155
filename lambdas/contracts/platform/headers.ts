/** HTTP headers that both sides of the API use. */
export const headers = {
  /** `Bearer` and a user's access token. */
  authorization: 'Authorization',
  contentType: 'Content-Type',
  acceptEncoding: 'Accept-Encoding',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  /** The viewer's address as seen by CloudFront, or by the local gateway that replaces it: `ip:port`. */
  viewerAddress: 'CloudFront-Viewer-Address',
  /** Proves that a request came through our CloudFront distribution. */
  originSecret: 'X-Origin-Secret',
  /** The payment provider's signature of a notification. */
  paymentSignature: 'Paddle-Signature',
} as const;

type EdgeHeader = {
  readonly name: string;
  /**
   * How CloudFront forwards a header: in the cache key, through its compression settings, through the origin request
   * policy, or as a custom header of the origin. CloudFront rejects `Authorization` and `Accept-Encoding` in an
   * origin request policy.
   */
  readonly through: 'cache key' | 'compression' | 'request policy' | 'origin';
  /** The purpose of the header in the API. */
  readonly use: string;
};

/**
 * Every request header that reaches the API. CloudFront drops all others, so every header that an API function reads
 * must be on this list. The policies of the distribution are built from it.
 */
export const edgeHeaders: readonly EdgeHeader[] = [
  { name: headers.authorization, through: 'cache key', use: 'Identifies the user.' },
  { name: headers.acceptEncoding, through: 'compression', use: 'Lets the API compress its response.' },
  { name: headers.viewerAddress, through: 'request policy', use: 'Identifies a visitor without an account.' },
  { name: headers.contentType, through: 'request policy', use: 'Blocks forms posted by other sites.' },
  {
    name: headers.idempotencyKey,
    through: 'request policy',
    use: 'Makes repeated start requests create one job.',
  },
  { name: headers.paymentSignature, through: 'request policy', use: 'Authenticates a payment notification.' },
  { name: headers.originSecret, through: 'origin', use: 'Proves that the request came through the edge.' },
];

/** The headers that CloudFront forwards in one way. */
export const edgeHeadersThrough = (through: EdgeHeader['through']): string[] =>
  edgeHeaders.filter((header) => header.through === through).map(({ name }) => name);
