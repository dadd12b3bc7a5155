import type { Tickets } from '#lib/local/storage/tickets.ts';

/** Somebody as an identity provider knows them. */
export type ExternalClaims = { id: string; email: string; emailVerified: boolean };

/** An OpenID provider whose users the pool lets in. */
export type IdentityProvider = {
  /** As it stands in the names of the pool's users. */
  readonly name: 'Google';
  /** Where the browser goes to choose an account; it comes back to `redirectUri` with a code and the state. */
  authorizeUrl(request: { redirectUri: string; state: string; nonce: string }): string;
  /** Who it was. @throws Error when the provider does not take the code, or its token does not verify */
  exchange(answer: { code: string; redirectUri: string; nonce: string }): Promise<ExternalClaims>;
};

/** The pool's own pages, as `lib/cloud/accounts/auth.ts` sets them up. */
export type OAuthSettings = {
  /** Address under which they are served. */
  readonly domain: string;
  /** Exact addresses at which a sign-in or a sign-out may end. */
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly provider: IdentityProvider;
};

/** What a browser asked for, kept while it is at the provider. */
export type SignInRequest = {
  redirectUri: string;
  state: string;
  challenge: string;
  scope: string;
  nonce: string;
};

/** What a code stands for. */
export type CodeGrant = Pick<SignInRequest, 'redirectUri' | 'challenge' | 'scope'> & { sub: string };

export type OAuth = OAuthSettings & {
  readonly requests: Tickets<SignInRequest>;
  readonly codes: Tickets<CodeGrant>;
};
