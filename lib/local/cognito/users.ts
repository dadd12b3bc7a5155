import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { openJsonFile } from '../json-file.ts';

const pendingCode = z.object({ code: z.string(), expiresAt: z.number() });
const user = z.object({
  sub: z.uuid(),
  email: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED']),
  password: z.object({ salt: z.string(), verifier: z.string() }),
  /** Attributes that the user may write, such as `name`. */
  attributes: z.record(z.string(), z.string()),
  createdAt: z.number(),
  confirmation: z.nullable(pendingCode),
  reset: z.nullable(pendingCode),
});
export type User = z.infer<typeof user>;

export type Users = {
  /** Finds by e-mail address in any case, or by `sub`. */
  find(name: string): User | undefined;
  add(user: Omit<User, 'sub'> & { sub?: string }): User;
  update(sub: string, changes: Partial<Omit<User, 'sub'>>): User;
  remove(sub: string): void;
};

/** The pool's users, kept in the file at `path`. Times are milliseconds since the epoch. */
export function openUsers(path: string): Users {
  const file = openJsonFile(path, z.array(user), []);
  const find = (name: string) =>
    file.value.find((other) => other.sub === name || other.email === name.toLowerCase());
  return {
    find,
    add(fields) {
      const added = { sub: randomUUID(), ...fields, email: fields.email.toLowerCase() };
      file.value.push(added);
      file.save();
      return added;
    },
    update(sub, changes) {
      const found = find(sub);
      if (!found) throw new Error(`There is no user ${sub} to update.`);
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
