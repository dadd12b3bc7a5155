/**
 * The user that a verified token identifies. An access token carries no email; an unverified email does not count.
 * `signedInAt` is when the session began. A refreshed token keeps it and the session id. A user pool that cannot
 * revoke tokens provides no session id.
 */
export type Identity = { userId: string; email: string | null; sessionId: string | null; signedInAt: Date };

export interface TokenVerifier {
  /** The identity; null for a token that is malformed, forged, expired or issued for another client. */
  verify(token: string): Promise<Identity | null>;
  /** The time that the issuer of tokens uses. Testers move the product's clock, but not the user pool's. */
  now(): Date;
}

/** A user in the user pool. */
export type DirectoryUser = {
  username: string;
  /** Cognito's status: CONFIRMED, UNCONFIRMED, EXTERNAL_PROVIDER and others. */
  status: string;
  enabled: boolean;
  emailVerified: boolean;
};

/** An external account: its provider, as the user pool names it, and its id there. */
export type ExternalAccount = { provider: string; id: string };

export interface UserDirectory {
  /** The pool's users with this email address, regardless of case. */
  findByEmail(email: string): Promise<DirectoryUser[]>;
  /** From then on, signing in with the external account signs in this user. */
  link(username: string, account: ExternalAccount): Promise<void>;
}
