import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageMessages } from '#contracts/images/image-messages.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';

/**
 * The closed list of error codes in API responses, each with its HTTP status and its message for the user. The code
 * that throws an error may make the message more exact, but not change the code or the status.
 */
export const apiErrors = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  content_required: { status: 400, message: 'Please paste article text or a URL.' },
  content_too_short: { status: 400, message: 'Please provide some content to analyze.' },
  content_too_long: { status: 400, message: `Maximum article size is ${inputLimits.words} words` },
  content_not_analyzable: {
    status: 400,
    message:
      'There are no words to analyze here, only symbols or filler words. Paste a paragraph about your topic, or its web address.',
  },
  keywords_required: { status: 400, message: 'Add at least one keyword.' },
  too_many_keywords: {
    status: 400,
    message: `A run takes at most ${keywordLimits.perRun} keywords. Shorten the list.`,
  },
  images_required: { status: 400, message: imageMessages.required },
  too_many_images: { status: 400, message: imageMessages.tooMany(imageLimits.perRun) },
  image_type_not_supported: { status: 400, message: imageMessages.invalidType('This file') },
  image_too_large: { status: 400, message: imageMessages.tooLarge('This file') },
  discount_not_valid: {
    status: 400,
    message: 'This promo code is not valid for this plan. Check the code, or continue without it.',
  },
  body_too_large: {
    status: 413,
    message: `The request is larger than ${maxRequestBytes / 1024} KB. Shorten the text and try again.`,
  },
  unauthorized: { status: 401, message: 'Please sign in to continue.' },
  payment_required: {
    status: 402,
    message: 'You have zero credits remaining. Upgrade your plan to get more!',
  },
  payment_failed: {
    status: 402,
    message:
      'The payment did not go through, and nothing has changed. Update your payment method and try again.',
  },
  forbidden: { status: 403, message: 'Sign up for free to use this tool.' },
  not_found: { status: 404, message: 'Job not found' },
  method_not_allowed: { status: 405, message: 'This address does not support this method.' },
  admins_only: { status: 403, message: 'Only administrators can manage API keys.' },
  conflict: { status: 409, message: 'This has changed in the meantime. Reload and try again.' },
  plan_change_locked: {
    status: 409,
    message: 'Your subscription is being renewed right now. Try again in 30 minutes.',
  },
  plan_change_not_possible: {
    status: 409,
    message: 'Your subscription does not allow this change right now. Reload the page and try again.',
  },
  idempotency_mismatch: {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request. Send a new key.',
  },
  unsupported_media_type: { status: 415, message: 'Send the request body as application/json.' },
  demo_limit_reached: { status: 429, message: 'Demo limit reached' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a minute and try again.' },
  internal_error: { status: 500, message: 'Service temporarily unavailable. Please try again later.' },
  payments_unavailable: {
    status: 503,
    message: 'Payment service is currently unavailable. Please try again later.',
  },
  service_unavailable: { status: 503, message: 'Service temporarily unavailable. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ApiErrorCode = keyof typeof apiErrors;
