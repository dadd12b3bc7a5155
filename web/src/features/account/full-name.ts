import type { MeResponse } from '#contracts/accounts/me.ts';

/** The default name of a new profile. It is not used as a name. */
const unnamed = 'User';

/** The user's name; empty while the user has given none. */
export const fullNameOf = ({ full_name }: Pick<MeResponse, 'full_name'>): string => {
  const name = full_name.trim();
  return name === unnamed ? '' : name;
};
