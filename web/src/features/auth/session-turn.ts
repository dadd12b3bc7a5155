let begun = 0;
let lastSettled = 0;

/** The number of a read or a sign-out of the session, to be taken as it begins. */
export const beginTurn = (): number => {
  begun += 1;
  return begun;
};

/** Whether this turn may settle the session: what began earlier never undoes what began later and has settled. */
export const claimTurn = (turn: number): boolean => {
  if (turn < lastSettled) return false;
  lastSettled = turn;
  return true;
};
