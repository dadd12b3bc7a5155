import type { MeResponse } from '#contracts/accounts/me.ts';

/** The default name of a new profile. It is not treated as a name. */
const unnamed = 'User';

/** The user's name; empty if the user has not given one. */
export const fullNameOf = ({ full_name }: Pick<MeResponse, 'full_name'>): string => {
  const name = full_name.trim();
  return name === unnamed ? '' : name;
};
