import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';

const account = z.object({ email: z.email(), emailVerified: z.boolean() });
export type GoogleAccount = z.infer<typeof account>;

/** Google's permanent id of an account: 21 digits, here derived from the address. */
export const accountId = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex')}`)
    .toString()
    .slice(0, 21);

export type GoogleAccounts = {
  /** Accounts that were chosen before, most recent first. */
  list(): readonly GoogleAccount[];
  remember(account: GoogleAccount): void;
};

/** Accounts that testers made up on the page, stored in `dir`. */
export function openGoogleAccounts(dir: string): GoogleAccounts {
  const file = openJsonFile(join(dir, 'accounts.json'), z.array(account), []);
  return {
    list: () => file.value,
    remember(chosen) {
      const others = file.value.filter(({ email }) => email !== chosen.email);
      file.value = [chosen, ...others].slice(0, 20);
      file.save();
    },
  };
}
