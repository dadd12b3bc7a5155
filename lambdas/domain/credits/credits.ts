/** Credits are counted in whole half-credits and shown as credits: 1.5 credits are the integer 3. */
export const toCredits = (halfCredits: number): number => halfCredits / 2;

/** Converts credits to half-credits. Throws a RangeError for anything finer than a half. */
export const toHalfCredits = (credits: number): number => {
  const halfCredits = credits * 2;
  if (!Number.isSafeInteger(halfCredits))
    throw new RangeError(
      `${credits} is not a valid number of credits. Use a multiple of 0.5, such as 1 or 1.5.`,
    );
  return halfCredits;
};

/** "1", "1.5", "-2": the form for texts and tables. */
export const formatCredits = (halfCredits: number): string => String(toCredits(halfCredits));
