/**
 * Who a verified token speaks for. An access token carries no email, and one that was not verified does not count.
 * `signedInAt` is when its session began; tokens that are refreshed keep it, and the session's id. A user pool that
 * cannot revoke tokens gives none.
 */
export type Identity = { userId: string; email: string | null; sessionId: string | null; signedInAt: Date };

export interface TokenVerifier {
  /** The identity, or null for a token that is malformed, forged, expired or another client's. */
  verify(token: string): Promise<Identity | null>;
  /** The time by which tokens are issued: a tester moves the product's clock, not the user pool's. */
  now(): Date;
}

/** A user as the user pool knows one. */
export type DirectoryUser = {
  username: string;
  /** Cognito's: CONFIRMED, UNCONFIRMED, EXTERNAL_PROVIDER and others. */
  status: string;
  enabled: boolean;
  emailVerified: boolean;
};

/** An account elsewhere: its provider, as the user pool names it, and its id there. */
export type ExternalAccount = { provider: string; id: string };

export interface UserDirectory {
  /** The pool's users with this email address, whatever case it is written in. */
  findByEmail(email: string): Promise<DirectoryUser[]>;
  /** From then on, signing in with the external account is signing in as this user. */
  link(username: string, account: ExternalAccount): Promise<void>;
}
