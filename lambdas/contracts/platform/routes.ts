import { jobTypes, tools } from '#contracts/product.ts';
import type { RateClass } from './rate-limits.ts';

export const apiBase = '/api';

type ApiRoute = {
  method: 'GET' | 'POST' | 'PATCH';
  /** Relative to `apiBase`; `{x}` is a path parameter. */
  path: string;
  /** Decides how many calls one caller may make, and how many calls API Gateway lets through in total. */
  rateClass: RateClass;
};

/** Every route of the API. */
export const apiRoutes = {
  createJob: { method: 'POST', path: '/create-job', rateClass: 'runs' },
  getJobStatus: { method: 'GET', path: '/get-job-status/{id}', rateClass: 'reads' },
  exportAllKeywords: { method: 'POST', path: '/export-all-keywords', rateClass: 'exports' },
  createImageUpload: { method: 'POST', path: '/job-images', rateClass: 'uploads' },
  processImages: { method: 'POST', path: '/process-images', rateClass: 'uploads' },
  listJobs: { method: 'GET', path: '/jobs', rateClass: 'reads' },
  getJob: { method: 'GET', path: '/jobs/{id}', rateClass: 'reads' },
  renameJob: { method: 'POST', path: '/jobs/{id}/rename', rateClass: 'changes' },
  deleteJob: { method: 'POST', path: '/jobs/{id}/delete', rateClass: 'changes' },
  saveChoices: { method: 'POST', path: '/jobs/{id}/choices', rateClass: 'choices' },
  createShare: { method: 'POST', path: '/jobs/{id}/share', rateClass: 'changes' },
  revokeShare: { method: 'POST', path: '/jobs/{id}/share/revoke', rateClass: 'changes' },
  getSharedResult: { method: 'GET', path: '/shared/{id}', rateClass: 'shared' },
  cancelJob: { method: 'POST', path: '/jobs/{id}/cancel', rateClass: 'changes' },
  claimJob: { method: 'POST', path: '/jobs/{id}/claim', rateClass: 'changes' },
  getMe: { method: 'GET', path: '/me', rateClass: 'reads' },
  updateMe: { method: 'PATCH', path: '/me', rateClass: 'changes' },
  signOut: { method: 'POST', path: '/me/sign-out', rateClass: 'changes' },
  signOutEverywhere: { method: 'POST', path: '/me/sign-out-everywhere', rateClass: 'changes' },
  getCreditHistory: { method: 'GET', path: '/get-credit-history', rateClass: 'reads' },
  getSubscription: { method: 'GET', path: '/subscription', rateClass: 'reads' },
  eligiblePrice: { method: 'POST', path: '/eligible-price', rateClass: 'billing' },
  startCheckout: { method: 'POST', path: '/start-checkout', rateClass: 'billing' },
  changePlan: { method: 'POST', path: '/change-plan', rateClass: 'billing' },
  activateTrial: { method: 'POST', path: '/activate-trial', rateClass: 'billing' },
  rollbackPlanChange: { method: 'POST', path: '/rollback-plan-change', rateClass: 'billing' },
  cancelSubscription: { method: 'POST', path: '/cancel-subscription', rateClass: 'billing' },
  portalSession: { method: 'POST', path: '/portal-session', rateClass: 'billing' },
  listApiKeys: { method: 'GET', path: '/api-keys', rateClass: 'reads' },
  generateApiToken: { method: 'POST', path: '/generate_api_token', rateClass: 'changes' },
  revokeApiKey: { method: 'POST', path: '/revoke-api-key', rateClass: 'changes' },
  listOwnWebhooks: { method: 'GET', path: '/webhooks', rateClass: 'programReads' },
  addWebhook: { method: 'POST', path: '/webhooks', rateClass: 'webhooks' },
  removeWebhook: { method: 'POST', path: '/webhooks/{id}/delete', rateClass: 'webhooks' },
  tryWebhook: { method: 'POST', path: '/webhooks/{id}/test', rateClass: 'webhooks' },
  paddleWebhook: { method: 'POST', path: '/webhooks/paddle', rateClass: 'notifications' },
  getConfig: { method: 'GET', path: '/config', rateClass: 'config' },
  verifyTexts: { method: 'POST', path: '/verify', rateClass: 'comparisons' },
  fetchContent: { method: 'POST', path: '/fetch-strapi-content', rateClass: 'reads' },
} as const satisfies Record<string, ApiRoute>;
export type ApiRouteName = keyof typeof apiRoutes;

/** The addresses of the site's pages. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  history: '/history',
  account: '/account',
  results: '/results',
  shared: '/shared',
  billing: '/billing',
  credits: '/credits',
  apiAccess: '/api-access',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  refundPolicy: '/refund-policy',
  cookies: '/cookies',
  pricing: '/pricing',
  features: '/features',
  verify: '/verify',
  blog: '/blog',
  apiDocs: '/docs/api',
  resetPassword: '/reset-password',
} as const;

/** The address of a job's results page: by slug, or by id if it has no slug. */
export const resultsPath = (job: { id: string; slug: string | null }): string =>
  `${paths.results}/${job.slug ?? job.id}`;

/** The address of a shared result. */
export const sharedPath = (token: string): string => `${paths.shared}/${token}`;

/** Prerendered pages: each is a file `{path}/index.html` of the built site. */
export const prerenderedPages: readonly string[] = [
  paths.home,
  ...jobTypes.map((type) => tools[type].path),
  paths.pricing,
  paths.features,
  paths.verify,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.refundPolicy,
  paths.cookies,
  paths.apiDocs,
  paths.blog,
];

/**
 * Pages that only the browser renders. The shell `app.html` is served at their addresses and at those under
 * `results`.
 */
export const appPages: readonly string[] = [
  paths.dashboard,
  paths.history,
  paths.account,
  paths.billing,
  paths.credits,
  paths.apiAccess,
  paths.resetPassword,
];
