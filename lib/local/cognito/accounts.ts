import type { AccountDirectory, DirectoryAccount } from '#ports';
import type { Pool } from './pool.ts';
import { type User, usernameOf } from './users.ts';

const toAccount = (user: User): DirectoryAccount => ({
  userId: user.sub,
  username: usernameOf(user),
  email: user.email,
  status: user.status,
});

/** The pool's accounts as an operator sees and deletes them. */
export const localAccounts = ({ users, sessions }: Pick<Pool, 'users' | 'sessions'>): AccountDirectory => ({
  find: async (reference) => {
    const byId = reference.includes('@') ? undefined : users.find(reference);
    return (byId ? [byId] : users.listByEmail(reference)).map(toAccount);
  },
  close: async (username) => {
    const user = users.findByUsername(username);
    if (user) sessions.closeAll(user.sub);
  },
  remove: async (username) => {
    const user = users.findByUsername(username);
    if (user) users.remove(user.sub);
  },
});
