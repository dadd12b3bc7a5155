/** Names of the HTTP headers that both sides of the API use. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  /** Address of the viewer as CloudFront, or the local gateway in its place, saw it: `ip:port`. */
  viewerAddress: 'CloudFront-Viewer-Address',
  /** Proves that a request came through our CloudFront distribution. */
  originSecret: 'X-Origin-Secret',
  /** The payment provider's signature of a notification. */
  paymentSignature: 'Paddle-Signature',
} as const;
