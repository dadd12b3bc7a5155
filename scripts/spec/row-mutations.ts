/** A change to what a row states: `put` replaces `find`, which must occur in the file exactly once. */
export type RowMutation = { readonly file: string; readonly find: string; readonly put: string };

const plans = 'lambdas/contracts/billing/plans.ts';
const delays = 'web/src/lib/delays.ts';
const cacheRules = 'web/src/lib/storage/cache-rules.ts';
const billingMessages = 'lambdas/contracts/billing/billing-messages.ts';
const outcome = 'web/src/features/job/page/components/outcome.tsx';
const navLinks = 'web/src/app/shell/nav-links.ts';
const accessNotice = 'web/src/features/workbench/components/access-notice.tsx';
const imageSteps = 'web/src/features/workbench/components/image-steps.tsx';
const statuses = 'lambdas/contracts/jobs/job-status.ts';

/** One change for each chosen row. */
export const rowMutations: Readonly<Record<string, RowMutation>> = {
  'A-027': { file: delays, find: 'billingRedirect: 1000', put: 'billingRedirect: 1100' },
  'A-036': { file: 'web/src/app/shell/signed-out-nav.tsx', find: 'Sign Up Free', put: 'Register' },
  'A-037': {
    file: 'lambdas/contracts/product.ts',
    find: 'Evaluate existing keywords',
    put: 'Rate keywords you have',
  },
  'A-046': { file: navLinks, find: "title: 'Resources'", put: "title: 'More'" },
  'A-047': { file: 'web/src/app/shell/footer.tsx', find: 'Cookie Preferences', put: 'Cookies' },
  'A-050': {
    file: 'web/src/features/auth/components/auth-form.tsx',
    find: 'Forgot your password?',
    put: 'Lost your password?',
  },
  'A-059': {
    file: 'lambdas/contracts/accounts/account-limits.ts',
    find: 'passwordMinCharacters: 6',
    put: 'passwordMinCharacters: 5',
  },
  'A-103': { file: 'lambdas/contracts/jobs/input-limits.ts', find: 'words: 2000', put: 'words: 2001' },
  'A-107': {
    file: 'lambdas/contracts/keywords/snippet-limits.ts',
    find: 'maxCharacters: 60, variants: 3',
    put: 'maxCharacters: 60, variants: 2',
  },
  'A-125': { file: imageSteps, find: "['Images', 'Context']", put: "['Files', 'Context']" },
  'A-145': { file: statuses, find: 'Keywords are Ready', put: 'Keywords Ready' },
  'A-148': { file: statuses, find: "text: 'Completed'", put: "text: 'Done'" },
  'A-159': { file: 'lambdas/contracts/jobs/polling.ts', find: 'retries: 3', put: 'retries: 2' },
  'A-165': { file: 'web/src/features/job/run/progress.ts', find: '`Ready in ${', put: '`Done in ${' },
  'A-177': { file: 'lambdas/domain/scoring/competition.ts', find: "?? 'Unknown'", put: "?? 'Low'" },
  'A-199': { file: delays, find: 'firstLoginCleared: 3000', put: 'firstLoginCleared: 4000' },
  'A-217': {
    file: 'web/src/features/job/list/components/failed-job-dialog.tsx',
    find: 'title="Job Failed"',
    put: 'title="Run Failed"',
  },
  'A-223': { file: 'lambdas/domain/accounts/name-from-email.ts', find: "|| 'User'", put: "|| 'Friend'" },
  'A-233': { file: accessNotice, find: 'Demo Credit Used', put: 'No Demo Credit' },
  'A-242': { file: delays, find: 'sessionCheck: 30_000', put: 'sessionCheck: 31_000' },
  'A-288': {
    file: 'web/src/features/workbench/components/demo-dialog.tsx',
    find: 'You have already used your monthly demo credit. Sign up for free to continue!',
    put: 'You have already used your demo credit.',
  },
  'A-295': {
    file: 'lambdas/contracts/images/image-messages.ts',
    find: 'Failed to trigger image processing: ',
    put: 'Images could not be started: ',
  },
  'A-308': {
    file: 'web/src/features/job/result/article/article-panel.tsx',
    find: 'max-h-[600px] min-h-[400px]',
    put: 'max-h-[640px] min-h-[400px]',
  },
  'B-005': { file: 'lib/cloud/edge/route-request.js', find: "'/404.html'", put: "'/index.html'" },
  'B-008': {
    file: 'web/src/features/billing/billing-page.tsx',
    find: 'heading="Billing & Subscription"',
    put: 'heading="Billing"',
  },
  'B-023': {
    file: 'lambdas/domain/billing/plan-action.ts',
    find: "status === 'trialing' ? 'activate_trial' : 'current'",
    put: "status === 'trialing' ? 'activate_trial' : 'upgrade'",
  },
  'B-024': {
    file: 'lambdas/domain/billing/plan-action.ts',
    find: 'rankOf(target) > rankOf(plan)',
    put: 'rankOf(target) > rankOf(plan) + 1',
  },
  'B-038': { file: plans, find: 'days: 7, halfCredits: 10', put: 'days: 8, halfCredits: 10' },
  'B-052': { file: delays, find: 'cancelRefresh: 3000', put: 'cancelRefresh: 3500' },
  'B-080': {
    file: 'lambdas/contracts/product.ts',
    find: 'costHalfCredits: 3',
    put: 'costHalfCredits: 4',
  },
  'B-085': { file: 'lambdas/contracts/credits/history-page.ts', find: '= 10;', put: '= 20;' },
  'B-107': {
    file: 'web/src/features/pricing/components/pricing-banner.tsx',
    find: 'trial gives full access to all three tools',
    put: 'trial lets you try all three tools',
  },
  'B-131': { file: 'lambdas/contracts/images/image-limits.ts', find: 'perRun: 10', put: 'perRun: 11' },
  'B-134': { file: 'web/src/features/blog/components/post-card.tsx', find: 'Read more', put: 'Open' },
  'B-136': { file: 'web/src/features/blog/blog-list-page.tsx', find: 'pageSize = 9', put: 'pageSize = 12' },
  'B-150': {
    file: 'web/src/features/blog/components/post-article.tsx',
    find: 'Back to Blog',
    put: 'All posts',
  },
  'B-156': {
    file: 'web/src/features/blog/api/get-posts.ts',
    find: 'post ?? parsePost(localCache.blogPost.read(everyone, slug))',
    put: 'post ?? parsePost(null)',
  },
  'B-158': {
    file: 'web/src/features/company/api-docs-page.tsx',
    find: 'Get Notified',
    put: 'Keep Me Posted',
  },
  'B-162': {
    file: 'web/src/features/job/list/api/listed-job.ts',
    find: ' Results$',
    put: ' Result$',
  },
  'B-168': {
    file: 'web/src/features/job/list/api/job-input.ts',
    find: ": 'Context'",
    put: ": 'Input'",
  },
  'B-169': {
    file: 'web/src/lib/view-limits.ts',
    find: 'detailPreviewCharacters: 150',
    put: 'detailPreviewCharacters: 151',
  },
  'B-171': {
    file: 'web/src/features/job/page/components/job-view.tsx',
    find: '<Link to={paths.dashboard}',
    put: '<Link to={paths.home}',
  },
  'B-174': { file: outcome, find: '\n          Analysis in Progress', put: '\n          Working' },
  'B-176': { file: outcome, find: '"Start New Analysis" primary={false}', put: '"New Run" primary={false}' },
  'B-199': {
    file: 'web/content/legal/privacy.md',
    find: 'effective: 2025-08-25',
    put: 'effective: 2025-08-26',
  },
  'B-201': {
    file: 'web/content/legal/privacy.md',
    find: 'Accounts are deleted within 30 days',
    put: 'Accounts are deleted within 60 days',
  },
  'B-204': {
    file: 'web/content/legal/terms.md',
    find: 'typically at least 30 days',
    put: 'typically at least 14 days',
  },
  'B-205': { file: 'web/src/features/not-found/not-found-page.tsx', find: 'Return to Home', put: 'Home' },
  'B-211': {
    file: 'lambdas/usecases/billing/plan-preview.ts',
    find: 'unit_amount: unitCents',
    put: 'unit_amount: unitCents / 100',
  },
  'B-223': {
    file: billingMessages,
    find: 'Payment service is currently unavailable. Please try again later.',
    put: 'Payments are unavailable.',
  },
  'B-230': { file: billingMessages, find: 'Failed to generate API key', put: 'No key was made' },
  'B-231': { file: billingMessages, find: 'Failed to revoke API key', put: 'The key was not revoked' },
  'B-237': {
    file: 'web/src/features/auth/reset-password-page.tsx',
    find: 'Invalid or expired password reset link. Please request a new password reset.',
    put: 'This link does not work.',
  },
  'B-239': {
    file: 'web/src/features/auth/session/save-new-password.ts',
    find: 'Failed to update password',
    put: 'The password was refused',
  },
  'B-242': { file: plans, find: 'priceCents: 4900', put: 'priceCents: 4800' },
  'B-244': { file: plans, find: 'halfCreditsPerMonth: 10,', put: 'halfCreditsPerMonth: 12,' },
  'B-245': { file: plans, find: 'rolloverPercent: 15', put: 'rolloverPercent: 20' },
  'B-246': {
    file: 'lambdas/stores/jobs/reserve-for-visitor.ts',
    find: 'eq(isReleased, true)',
    put: 'eq(isReleased, false)',
  },
  'B-257': { file: cacheRules, find: '5 * minuteMs, entries: 10', put: '6 * minuteMs, entries: 10' },
  'B-258': { file: cacheRules, find: 'hourMs, entries: 50', put: 'hourMs, entries: 51' },
};
