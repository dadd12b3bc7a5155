import type { ApiRouteName } from './routes.ts';

/** The functions of the API with their routes. There is one per resource, named after its entry in lambdas/api. */
export const apiFunctions = {
  jobs: [
    'createJob',
    'getJobStatus',
    'listJobs',
    'getJob',
    'cancelJob',
    'renameJob',
    'deleteJob',
    'claimJob',
  ],
  images: ['createImageUpload', 'processImages'],
  exports: ['exportAllKeywords'],
  me: ['getMe', 'updateMe', 'signOut', 'signOutEverywhere'],
  credits: ['getCreditHistory'],
  billing: [
    'getSubscription',
    'eligiblePrice',
    'startCheckout',
    'changePlan',
    'activateTrial',
    'rollbackPlanChange',
    'cancelSubscription',
    'portalSession',
  ],
  webhooks: ['paddleWebhook'],
  'api-keys': [
    'listApiKeys',
    'generateApiToken',
    'revokeApiKey',
    'listOwnWebhooks',
    'addWebhook',
    'removeWebhook',
    'tryWebhook',
  ],
  config: ['getConfig'],
  content: ['fetchContent'],
  verify: ['verifyTexts'],
  choices: ['saveChoices'],
  shares: ['createShare', 'revokeShare', 'getSharedResult'],
} as const satisfies Readonly<Record<string, readonly ApiRouteName[]>>;
export type ApiFunction = keyof typeof apiFunctions;
