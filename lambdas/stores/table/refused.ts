/** True when a single write was refused by its condition. ElectroDB wraps the SDK's error as `cause`. */
export const isConditionRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';
