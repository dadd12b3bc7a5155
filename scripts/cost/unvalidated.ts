/**
 * Synthesizes without the CDK's template validator, which takes half of the time and only warns. A deployment runs it
 * and prints its warnings.
 */
export const unvalidated = <T>(synth: () => T): T => {
  const before = process.env.CDK_VALIDATION;
  process.env.CDK_VALIDATION = 'false';
  try {
    return synth();
  } finally {
    if (before === undefined) delete process.env.CDK_VALIDATION;
    else process.env.CDK_VALIDATION = before;
  }
};
