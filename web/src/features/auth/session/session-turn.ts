let begun = 0;
let lastSettled = 0;

/** Numbers each read and each sign-out of the session. Take a number when the operation starts. */
export const beginAttempt = (): number => {
  begun += 1;
  return begun;
};

/** Whether this operation may set the session: an earlier one never overwrites a later one that has finished. */
export const claimAttempt = (turn: number): boolean => {
  if (turn < lastSettled) return false;
  lastSettled = turn;
  return true;
};
