import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';

const pendingCode = z.object({ code: z.string(), expiresAt: z.number() });
const user = z.object({
  sub: z.uuid(),
  email: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'EXTERNAL_PROVIDER']),
  /** Null for a user from an identity provider. */
  password: z.nullable(z.object({ salt: z.string(), verifier: z.string() })),
  /** Accounts at identity providers that sign in as this user. */
  identities: z.array(z.object({ provider: z.literal('Google'), id: z.string() })).default([]),
  /** Attributes that the user may write, such as `name`. */
  attributes: z.record(z.string(), z.string()),
  createdAt: z.number(),
  confirmation: z.nullable(pendingCode),
  reset: z.nullable(pendingCode),
});
export type User = z.infer<typeof user>;
type NewUser = Omit<User, 'sub' | 'identities'> & Partial<Pick<User, 'sub' | 'identities'>>;

const isExternal = ({ status }: User): boolean => status === 'EXTERNAL_PROVIDER';

/** Cognito's user name: `Google_` and an id for a user from Google, otherwise the `sub`. */
export const usernameOf = (user: User): string => {
  const [identity] = user.identities;
  return isExternal(user) && identity ? `${identity.provider}_${identity.id}` : user.sub;
};

/** True if the address is verified, by our code or by the provider, which only admits verified addresses. */
export const isVerified = ({ status }: User): boolean => status !== 'UNCONFIRMED';

export type Users = {
  /** Finds a user by `sub`, or a user who signed up here by email address (case-insensitive). */
  find(name: string): User | undefined;
  findByUsername(username: string): User | undefined;
  findByIdentity(provider: 'Google', id: string): User | undefined;
  /** All users with the address, however they signed up. */
  listByEmail(email: string): User[];
  add(user: NewUser): User;
  update(sub: string, changes: Partial<Omit<User, 'sub'>>): User;
  remove(sub: string): void;
};

/** The pool's users, stored in the file at `path`. Times are milliseconds since the epoch. */
export function openUsers(path: string): Users {
  const file = openJsonFile(path, z.array(user), []);
  const find = (name: string) =>
    file.value.find(
      (other) => other.sub === name || (other.email === name.toLowerCase() && !isExternal(other)),
    );
  return {
    find,
    findByUsername: (username) => file.value.find((other) => usernameOf(other) === username),
    findByIdentity: (provider, id) =>
      file.value.find(({ identities }) =>
        identities.some((identity) => identity.provider === provider && identity.id === id),
      ),
    listByEmail: (email) => file.value.filter((other) => other.email === email.toLowerCase()),
    add(fields) {
      const added = { sub: randomUUID(), identities: [], ...fields, email: fields.email.toLowerCase() };
      file.value.push(added);
      file.save();
      return added;
    },
    update(sub, changes) {
      const found = find(sub);
      if (!found) throw new Error(`User ${sub} does not exist and cannot be updated.`);
      Object.assign(found, changes);
      file.save();
      return found;
    },
    remove(sub) {
      file.value = file.value.filter((other) => other.sub !== sub);
      file.save();
    },
  };
}
