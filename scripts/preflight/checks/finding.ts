/**
 * The finding of a check. `missing` blocks a deployment or leaves the stage broken; `advice` does not; `unknown` could
 * not be checked.
 */
export type Finding = {
  readonly state: 'ok' | 'missing' | 'advice' | 'unknown';
  readonly what: string;
  /** The remedy. */
  readonly remedy?: string;
};

export type Check = {
  /** What is checked, as a noun. */
  readonly about: string;
  /** IAM actions that the check needs. All of them only read. */
  readonly permissions: readonly string[];
  run(): Promise<readonly Finding[]>;
};

export const ok = (what: string): Finding => ({ state: 'ok', what });
export const missing = (what: string, remedy: string): Finding => ({ state: 'missing', what, remedy });
export const advice = (what: string, remedy: string): Finding => ({ state: 'advice', what, remedy });

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Services use different names for the same refusal. */
export const isDenied = (error: unknown): boolean =>
  /AccessDenied|NotAuthorized|UnauthorizedOperation|AuthorizationError/.test(nameOf(error));

/** True for a service error with one of these names. */
export const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  names.includes(nameOf(error));

const explain = (error: unknown, { permissions }: Check): string => {
  if (isDenied(error)) return `needs the permission ${permissions.join(', ')}`;
  const message = error instanceof Error ? error.message : String(error);
  return `${nameOf(error)}: ${message}`;
};

/** Runs a check. A check that fails or lacks permission becomes a finding and does not stop the others. */
export const runCheck = async (check: Check): Promise<readonly Finding[]> => {
  try {
    return await check.run();
  } catch (error) {
    const remedy = isDenied(error)
      ? `Grant ${check.permissions.join(', ')} to the identity that runs this, or check it in the console.`
      : 'Check the network and the service, then run this again.';
    return [{ state: 'unknown', what: `could not check ${check.about}: ${explain(error, check)}`, remedy }];
  }
};
