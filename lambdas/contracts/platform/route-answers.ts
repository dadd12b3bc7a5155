import type * as z from 'zod';
import type {
  apiKeysResponse,
  generateApiTokenResponse,
  revokeApiKeyResponse,
} from '#contracts/accounts/api-keys.ts';
import type { configResponse, meResponse, signOutResponse } from '#contracts/accounts/me.ts';
import type {
  changedResponse,
  changePlanResponse,
  eligiblePriceResponse,
  portalSessionResponse,
  rollbackResponse,
  startCheckoutResponse,
  subscriptionResponse,
  webhookResponse,
} from '#contracts/billing/billing.ts';
import type { fetchContentResponse } from '#contracts/blog.ts';
import type { creditHistoryResponse } from '#contracts/credits/credits.ts';
import type { imageUploadResponse, processImagesResponse } from '#contracts/images/image-files.ts';
import type { createJobResponse } from '#contracts/jobs/create-job.ts';
import type {
  cancelJobResponse,
  jobDetail,
  jobListResponse,
  jobStatusResponse,
} from '#contracts/jobs/job.ts';
import type { ApiRouteName } from './routes.ts';

type OnePerRoute<Schemas extends Record<ApiRouteName, z.ZodType>> = Schemas;

/**
 * The schema of the answer that each route gives. This file holds types only: code that imports it loads neither zod
 * nor a schema.
 */
export type RouteAnswers = OnePerRoute<{
  createJob: typeof createJobResponse;
  getJobStatus: typeof jobStatusResponse;
  /** CSV. */
  exportAllKeywords: z.ZodString;
  createImageUpload: typeof imageUploadResponse;
  processImages: typeof processImagesResponse;
  listJobs: typeof jobListResponse;
  getJob: typeof jobDetail;
  cancelJob: typeof cancelJobResponse;
  getMe: typeof meResponse;
  updateMe: typeof meResponse;
  signOut: typeof signOutResponse;
  signOutEverywhere: typeof signOutResponse;
  getCreditHistory: typeof creditHistoryResponse;
  getSubscription: typeof subscriptionResponse;
  eligiblePrice: typeof eligiblePriceResponse;
  startCheckout: typeof startCheckoutResponse;
  changePlan: typeof changePlanResponse;
  activateTrial: typeof changePlanResponse;
  rollbackPlanChange: typeof rollbackResponse;
  cancelSubscription: typeof changedResponse;
  portalSession: typeof portalSessionResponse;
  listApiKeys: typeof apiKeysResponse;
  generateApiToken: typeof generateApiTokenResponse;
  revokeApiKey: typeof revokeApiKeyResponse;
  paddleWebhook: typeof webhookResponse;
  getConfig: typeof configResponse;
  fetchContent: typeof fetchContentResponse;
}>;

/** What a route answers. */
export type RouteAnswer<Name extends ApiRouteName> = z.output<RouteAnswers[Name]>;
