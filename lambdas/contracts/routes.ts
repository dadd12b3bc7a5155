import { tools } from './product.ts';

/** Every address of the API under `/api`, once. `{x}` is a path parameter. */
export const apiBase = '/api';

export const apiRoutes = {
  createJob: { method: 'POST', path: '/create-job' },
  getJobStatus: { method: 'GET', path: '/get-job-status/{id}' },
  exportAllKeywords: { method: 'POST', path: '/export-all-keywords' },
  createImageUpload: { method: 'POST', path: '/job-images' },
  processImages: { method: 'POST', path: '/process-images' },
  listJobs: { method: 'GET', path: '/jobs' },
  getJob: { method: 'GET', path: '/jobs/{id}' },
  cancelJob: { method: 'POST', path: '/jobs/{id}/cancel' },
  getMe: { method: 'GET', path: '/me' },
  updateMe: { method: 'PATCH', path: '/me' },
  signOut: { method: 'POST', path: '/me/sign-out' },
  signOutEverywhere: { method: 'POST', path: '/me/sign-out-everywhere' },
  getCreditHistory: { method: 'GET', path: '/get-credit-history' },
  getSubscription: { method: 'GET', path: '/subscription' },
  eligiblePrice: { method: 'POST', path: '/eligible-price' },
  startCheckout: { method: 'POST', path: '/start-checkout' },
  changePlan: { method: 'POST', path: '/change-plan' },
  activateTrial: { method: 'POST', path: '/activate-trial' },
  rollbackPlanChange: { method: 'POST', path: '/rollback-plan-change' },
  cancelSubscription: { method: 'POST', path: '/cancel-subscription' },
  portalSession: { method: 'POST', path: '/portal-session' },
  listApiKeys: { method: 'GET', path: '/api-keys' },
  generateApiToken: { method: 'POST', path: '/generate-api-token' },
  revokeApiKey: { method: 'POST', path: '/revoke-api-key' },
  paddleWebhook: { method: 'POST', path: '/webhooks/paddle' },
  getConfig: { method: 'GET', path: '/config' },
  fetchContent: { method: 'POST', path: '/fetch-strapi-content' },
} as const;
export type ApiRouteName = keyof typeof apiRoutes;

/** Addresses of the site, once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  history: '/history',
  account: '/account',
  results: '/results',
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
  blog: '/blog',
  apiDocs: '/docs/api',
  resetPassword: '/reset-password',
} as const;

/** Address of a job's results page: by slug, or by id where it has none. */
export const resultsPath = (job: { id: string; slug: string | null }): string =>
  `${paths.results}/${job.slug ?? job.id}`;

/** Pages that are prerendered: each is a file `{path}/index.html` of the built site. */
export const prerenderedPages: readonly string[] = [
  paths.home,
  tools.keyword_optimizer.path,
  tools.keyword_evaluator.path,
  tools.image_analyzer.path,
  paths.pricing,
  paths.features,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.refundPolicy,
  paths.cookies,
  paths.apiDocs,
  paths.blog,
];

/** Pages that exist only in the browser: the shell `app.html` answers their addresses, and those below `results`. */
export const appPages: readonly string[] = [
  paths.dashboard,
  paths.history,
  paths.account,
  paths.billing,
  paths.credits,
  paths.apiAccess,
  paths.resetPassword,
];
