import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ApiRouteName, apiRoutes } from '#contracts/platform/routes.ts';
import type { Call } from '#test/contract/api/api-suite.ts';
import { article, openProduct } from '#test/security/open-product.ts';

const id = randomUUID();
type Who = 'anyone' | 'user' | 'admin' | 'provider';

/**
 * The callers that each route is for, with a well-formed request. A route that is not listed here fails the type check.
 */
const routes: Readonly<Record<ApiRouteName, { who: Who; body?: unknown }>> = {
  createJob: {
    who: 'anyone',
    body: { job_type: 'keyword_optimizer', generate_assets: true, context_input: article },
  },
  getJobStatus: { who: 'anyone' },
  getJob: { who: 'anyone' },
  cancelJob: { who: 'anyone' },
  getConfig: { who: 'anyone' },
  fetchContent: { who: 'anyone', body: { action: 'list' } },
  verifyTexts: { who: 'anyone', body: { original: article, rewrite: article } },
  saveChoices: { who: 'anyone', body: { version: 0, choices: {} } },
  getSharedResult: { who: 'anyone' },
  renameJob: { who: 'user', body: { name: 'Cold brew' } },
  deleteJob: { who: 'user' },
  createShare: { who: 'user' },
  revokeShare: { who: 'user' },
  exportAllKeywords: { who: 'user', body: { job_id: id } },
  createImageUpload: {
    who: 'user',
    body: { job_id: id, file_name: 'a.png', mime_type: 'image/png', file_size: 10 },
  },
  processImages: { who: 'user', body: { job_id: id } },
  claimJob: { who: 'user', body: { visitor_token: 'a'.repeat(64) } },
  listJobs: { who: 'user' },
  getMe: { who: 'user' },
  updateMe: { who: 'user', body: { full_name: 'Mara' } },
  signOut: { who: 'user' },
  signOutEverywhere: { who: 'user' },
  getCreditHistory: { who: 'user' },
  getSubscription: { who: 'user' },
  eligiblePrice: { who: 'user', body: { plan: 'pro' } },
  startCheckout: { who: 'user', body: { plan: 'pro' } },
  changePlan: {
    who: 'user',
    body: { subscriptionId: 'sub_1', targetPriceId: 'pri_1', mode: 'immediate', preview: true },
  },
  activateTrial: { who: 'user', body: { subscriptionId: 'sub_1', preview: true } },
  rollbackPlanChange: { who: 'user', body: {} },
  cancelSubscription: { who: 'user', body: { subscriptionId: 'sub_1' } },
  portalSession: { who: 'user', body: {} },
  listApiKeys: { who: 'admin' },
  generateApiToken: { who: 'admin', body: { user_id: id } },
  revokeApiKey: { who: 'admin', body: { keyId: id } },
  listOwnWebhooks: { who: 'admin' },
  addWebhook: { who: 'admin', body: { url: 'https://example.com/hook' } },
  removeWebhook: { who: 'admin' },
  tryWebhook: { who: 'admin' },
  paddleWebhook: { who: 'provider', body: {} },
};
const names = Object.keys(routes) as ApiRouteName[];
const of = (...who: Who[]) => names.filter((name) => who.includes(routes[name].who));
const requestOf = (route: ApiRouteName, user?: string): Call => ({
  route,
  id,
  ...(routes[route].body !== undefined && { body: routes[route].body }),
  ...(user !== undefined && { user }),
});

describe('the callers of a route', () => {
  it('are declared for every route', () => {
    expect(names.toSorted()).toEqual((Object.keys(apiRoutes) as ApiRouteName[]).toSorted());
  });
  it.each(of('user', 'admin'))('%s sends a visitor to sign in', async (route) => {
    expect(await openProduct().statusOf(requestOf(route))).toBe(401);
  });
  it.each(of('admin'))(
    '%s refuses a user who is not an administrator, and admits one who is',
    async (route) => {
      const { newUser, statusOf } = openProduct();
      expect(await statusOf(requestOf(route, await newUser()))).toBe(403);
      const response = await statusOf(requestOf(route, await newUser({ role: 'admin' })));
      // The key or user in the request does not exist.
      expect([200, 404]).toContain(response);
    },
  );
  it('are not decided by the caller: a role in the request or in the token changes nothing', async () => {
    const { newUser, call } = openProduct();
    const user = await newUser();
    for (const [name, value] of [
      ['X-Role', 'admin'],
      ['X-User-Id', 'admin'],
      ['Cookie', 'role=admin'],
    ] as const)
      expect((await call({ route: 'listApiKeys', user, headers: { [name]: value } })).status).toBe(403);
    expect((await call({ route: 'listApiKeys', user, query: '?role=admin&admin=true' })).status).toBe(403);
  });
  it('change at once: a former administrator is rejected at the next call', async () => {
    const { deps, newUser, statusOf } = openProduct();
    const admin = await newUser({ role: 'admin' });
    expect(await statusOf({ route: 'listApiKeys', user: admin })).toBe(200);
    await deps.users.update(admin, { role: 'user' });
    expect(await statusOf({ route: 'listApiKeys', user: admin })).toBe(403);
  });
  it('of the webhook are only the payment provider, identified by its signature', async () => {
    const { newUser, statusOf } = openProduct();
    const admin = await newUser({ role: 'admin' });
    for (const user of [undefined, admin])
      expect(await statusOf(requestOf('paddleWebhook', user))).toBeGreaterThanOrEqual(400);
  });
});
