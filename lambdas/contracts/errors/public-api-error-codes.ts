import { maxWebhooks } from '#contracts/webhooks/webhook-limits.ts';

/**
 * Error codes that only callers of the public API see, and users who manage API keys. They are not in
 * `error-codes.ts` because the site's first load contains that list.
 */
export const publicApiErrors = {
  invalid_api_key: {
    status: 401,
    message: 'This API key is not valid. Send "Authorization: Bearer" and an active key of your account.',
  },
  api_not_available: { status: 403, message: 'Your account has no access to the API.' },
  insufficient_scope: { status: 403, message: 'This API key does not allow this call.' },
  too_many_api_keys: {
    status: 409,
    message: 'Your account already has the maximum number of API keys. Revoke one first.',
  },
  webhook_url_refused: { status: 400, message: 'Give a public https address.' },
  webhook_not_found: { status: 404, message: 'Your account has no webhook with this id.' },
  too_many_webhooks: {
    status: 409,
    message: `You already have ${maxWebhooks} webhooks, the maximum. Delete one first.`,
  },
  run_not_completed: { status: 409, message: 'This run is still in progress. Ask again in a few seconds.' },
  run_failed: { status: 409, message: 'This run ended without a result.' },
} as const satisfies Record<string, { status: number; message: string }>;
