import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dayMs, minuteMs } from '#contracts/durations.ts';
import { openJsonFile } from '#lib/local/storage/json-file.ts';
import { CognitoError } from './cognito-error.ts';

/** The scope for the pool's operations on the user's own account. A password sign-in grants it. */
export const ownAccount = 'aws.cognito.signin.user.admin';

const session = z.object({
  /** All tokens from one sign-in share this id. Revoking it revokes all of them. */
  originJti: z.uuid(),
  sub: z.uuid(),
  authTime: z.number(),
  /** The scopes of its access tokens. */
  scope: z.string().default(ownAccount),
  expiresAt: z.number(),
  /** SHA-256 hashes of the valid refresh tokens. Replaced ones have an expiry. */
  refreshTokens: z.array(z.object({ hash: z.string(), usableUntil: z.nullable(z.number()) })),
});
export type Session = z.infer<typeof session>;

export type Sessions = {
  open(sub: string, scope?: string): { session: Session; refreshToken: string };
  findByRefreshToken(token: string): Session | undefined;
  /** The session of a refresh token. @throws CognitoError if it is unknown, expired or revoked */
  byRefreshToken(token: string): Session;
  /**
   * Replaces `token` with a new refresh token. The old one stays valid for the grace period, because several tabs may
   * refresh at once. The token that each tab gets stays valid.
   */
  rotate(session: Session, token: string): string;
  isOpen(originJti: string): boolean;
  close(originJti: string): void;
  closeAll(sub: string): void;
};

/** As set in `lib/cloud/accounts/auth.ts`. */
const validity = 30 * dayMs;
const rotationGrace = minuteMs;

/** Open sessions, stored in the file at `path`. Closing a session deletes it and invalidates its tokens. */
export function openSessions(path: string, now: () => number): Sessions {
  const file = openJsonFile(path, z.array(session), []);
  const keep = (condition: (session: Session) => boolean) => {
    file.value = file.value.filter(condition);
    file.save();
  };
  const find = (token: string) => {
    const hash = hashOf(token);
    const isUsable = (known: Session['refreshTokens'][number]) =>
      known.hash === hash && (known.usableUntil === null || known.usableUntil > now());
    return file.value.find((other) => other.refreshTokens.some(isUsable));
  };
  return {
    open(sub, scope = ownAccount) {
      const refreshToken = makeRefreshToken();
      const opened = {
        originJti: randomUUID(),
        sub,
        authTime: now(),
        scope,
        expiresAt: now() + validity,
        refreshTokens: [{ hash: hashOf(refreshToken), usableUntil: null }],
      };
      file.value = [...file.value.filter((other) => other.expiresAt > now()), opened];
      file.save();
      return { session: opened, refreshToken };
    },
    findByRefreshToken: find,
    byRefreshToken(token) {
      const found = find(token);
      if (!found) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
      if (found.expiresAt <= now()) {
        throw new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
      }
      return found;
    },
    rotate(rotated, token) {
      const refreshToken = makeRefreshToken();
      const until = now() + rotationGrace;
      const replaced = hashOf(token);
      const others = rotated.refreshTokens
        .map((known) =>
          known.hash === replaced ? { ...known, usableUntil: known.usableUntil ?? until } : known,
        )
        .filter((known) => known.usableUntil === null || known.usableUntil > now());
      rotated.refreshTokens = [...others, { hash: hashOf(refreshToken), usableUntil: null }];
      file.save();
      return refreshToken;
    },
    isOpen: (originJti) => file.value.some((other) => other.originJti === originJti),
    close: (originJti) => keep((other) => other.originJti !== originJti),
    closeAll: (sub) => keep((other) => other.sub !== sub),
  };
}

const makeRefreshToken = (): string => randomBytes(96).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
