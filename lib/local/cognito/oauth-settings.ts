import type { Tickets } from '#lib/local/storage/tickets.ts';

/** A person as an identity provider describes them. */
export type ExternalClaims = { id: string; email: string; emailVerified: boolean };

/** An OpenID provider whose users may sign in to the pool. */
export type IdentityProvider = {
  /** The provider's name, which is part of its users' names in the pool. */
  readonly name: 'Google';
  /**
   * The address at which the user chooses an account. The browser returns to `redirectUri` with a code and the state.
   */
  authorizeUrl(request: { redirectUri: string; state: string; nonce: string }): string;
  /** Exchanges the code for the person. @throws Error if the provider rejects the code or its token is invalid */
  exchange(returned: { code: string; redirectUri: string; nonce: string }): Promise<ExternalClaims>;
};

/** The pool's own pages, configured like those in `lib/cloud/accounts/auth.ts`. */
export type OAuthSettings = {
  /** Base URL of the pages. */
  readonly domain: string;
  /** Exact URLs at which a sign-in or a sign-out may end. */
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly provider: IdentityProvider;
};

/** A browser's request, kept while the browser is at the provider. */
export type SignInRequest = {
  redirectUri: string;
  state: string;
  challenge: string;
  scope: string;
  nonce: string;
};

/** The tokens for which a code is exchanged. */
export type CodeGrant = Pick<SignInRequest, 'redirectUri' | 'challenge' | 'scope'> & { sub: string };

export type OAuth = OAuthSettings & {
  readonly requests: Tickets<SignInRequest>;
  readonly codes: Tickets<CodeGrant>;
};
