/** Names and codes of temporary failures of AWS services and the network. The SDK has already tried three times. */
const transient = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'TransactionConflictException',
  'InternalServerError',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'StoreBusyError',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** True for a service failure that a retry may resolve. Adapters wrap it as the `cause` of their error. */
export const isTransientError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return transient.has(error.name) || transient.has(code) || isTransientError(error.cause);
};
