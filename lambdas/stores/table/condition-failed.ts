/** True if the condition of a single write failed. ElectroDB wraps the SDK's error as `cause`. */
export const isConditionFailed = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';
