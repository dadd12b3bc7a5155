/** True if the condition of a single write failed. ElectroDB wraps the SDK's error as `cause`. */
export const isConditionFailed = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  error.cause.name === 'ConditionalCheckFailedException';

/** True if a conditional write succeeded. */
export const isWritten = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    return false;
  }
};
