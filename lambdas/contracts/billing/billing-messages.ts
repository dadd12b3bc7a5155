/** The billing texts that users see. In a toast, `title` is the first line and `text` the rest. */
export const billingMessages = {
  signInFirst: {
    title: 'Authentication Required',
    text: 'Please sign in to continue with your subscription.',
  },
  portalFailed: { title: 'Portal error', text: 'Unable to open customer portal.' },
  noSubscription: { title: 'Error', text: 'No subscription found to cancel.' },
  cancelFailed: { title: 'Cancel error', text: 'Unable to cancel subscription. Please try again.' },
  paymentsUnavailable: {
    title: 'Service Unavailable',
    text: 'Payment service is currently unavailable. Please try again later.',
  },
  choiceFailed: { title: 'Error', text: 'Failed to process plan change. Please try again.' },
  activationFailed: { title: 'Error', text: 'Failed to activate subscription. Please try again.' },
  changeFailed: { title: 'Error', text: 'Failed to change plan. Please try again.' },
  keepFailed: { title: 'Error', text: 'Failed to keep your plan. Please try again.' },
  updated: { title: 'Subscription Updated!', text: 'Your plan and your credits are up to date.' },
  /** Shown instead of a preview. */
  previewFailed: 'Unable to load preview data',
  noPortalUrl: 'No portal URL returned from server',
} as const;

/** Messages for plan changes that a subscription does not allow, whether the server or the provider rejects them. */
export const billingErrors = {
  noSubscription: 'No subscription found.',
  paymentDue: 'Your last payment did not go through. Update your payment method first, then try again.',
} as const;

/** Texts for managing API keys. */
export const apiKeyMessages = {
  listFailed: { title: 'Error', text: 'Failed to load API keys' },
  generateFailed: 'Failed to generate API key',
  revokeFailed: 'Failed to revoke API key',
  noKeyInResponse: 'Failed to extract API key from webhook response',
  noSession: 'No active session',
} as const;

export const webhookMessages = {
  createFailed: 'The webhook could not be created.',
  deleteFailed: 'The webhook could not be deleted.',
  testFailed: 'The test event could not be sent.',
} as const;
