import { paths } from '#contracts/platform/routes.ts';
import { jobTypes, tools } from '#contracts/product.ts';
import { type LazyPage, lazyPage } from '#web/lib/lazy-page.tsx';
import { matchPath } from '#web/lib/router/match-path.ts';

export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  /** Only for a visitor with a session. Anyone else is sent to the home page. */
  readonly signedIn?: true;
};

/** Every page of the site and its chunk. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    page: lazyPage(
      'features/home/home-page.tsx',
      async () => (await import('#web/features/home/home-page.tsx')).HomePage,
    ),
  },
  ...jobTypes.map((type) => ({
    path: tools[type].path,
    page: lazyPage('features/tool-pages/tool-page.tsx', async () =>
      (await import('#web/features/tool-pages/tool-page.tsx')).toolPageOf(type),
    ),
  })),
  {
    path: paths.pricing,
    page: lazyPage(
      'features/pricing/pricing-page.tsx',
      async () => (await import('#web/features/pricing/pricing-page.tsx')).PricingPage,
    ),
  },
  {
    path: paths.features,
    page: lazyPage(
      'features/company/features-page.tsx',
      async () => (await import('#web/features/company/features-page.tsx')).FeaturesPage,
    ),
  },
  {
    path: paths.verify,
    page: lazyPage(
      'features/verify/verify-page.tsx',
      async () => (await import('#web/features/verify/verify-page.tsx')).VerifyPage,
    ),
  },
  {
    path: paths.about,
    page: lazyPage(
      'features/company/about-page.tsx',
      async () => (await import('#web/features/company/about-page.tsx')).AboutPage,
    ),
  },
  {
    path: paths.contact,
    page: lazyPage(
      'features/company/contact-page.tsx',
      async () => (await import('#web/features/company/contact-page.tsx')).ContactPage,
    ),
  },
  {
    path: paths.apiDocs,
    page: lazyPage(
      'features/company/api-docs-page.tsx',
      async () => (await import('#web/features/company/api-docs-page.tsx')).ApiDocsPage,
    ),
  },
  {
    path: paths.privacy,
    page: lazyPage(
      'features/legal/privacy-page.tsx',
      async () => (await import('#web/features/legal/privacy-page.tsx')).PrivacyPage,
    ),
  },
  {
    path: paths.terms,
    page: lazyPage(
      'features/legal/terms-page.tsx',
      async () => (await import('#web/features/legal/terms-page.tsx')).TermsPage,
    ),
  },
  {
    path: paths.refundPolicy,
    page: lazyPage(
      'features/legal/refund-page.tsx',
      async () => (await import('#web/features/legal/refund-page.tsx')).RefundPage,
    ),
  },
  {
    path: paths.cookies,
    page: lazyPage(
      'features/legal/cookies-page.tsx',
      async () => (await import('#web/features/legal/cookies-page.tsx')).CookiesPage,
    ),
  },
  {
    path: paths.blog,
    page: lazyPage(
      'features/blog/blog-list-page.tsx',
      async () => (await import('#web/features/blog/blog-list-page.tsx')).BlogListPage,
    ),
  },
  {
    path: `${paths.blog}/:slug`,
    page: lazyPage(
      'features/blog/blog-post-page.tsx',
      async () => (await import('#web/features/blog/blog-post-page.tsx')).BlogPostPage,
    ),
  },
  {
    path: paths.resetPassword,
    page: lazyPage(
      'features/auth/reset-password-page.tsx',
      async () => (await import('#web/features/auth/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: paths.dashboard,
    page: lazyPage(
      'features/dashboard/dashboard-page.tsx',
      async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage,
    ),
    signedIn: true,
  },
  {
    path: paths.history,
    page: lazyPage(
      'features/history/history-page.tsx',
      async () => (await import('#web/features/history/history-page.tsx')).HistoryPage,
    ),
    signedIn: true,
  },
  {
    path: paths.account,
    page: lazyPage(
      'features/account/account-page.tsx',
      async () => (await import('#web/features/account/account-page.tsx')).AccountPage,
    ),
    signedIn: true,
  },
  {
    path: paths.credits,
    page: lazyPage(
      'features/credits/credits-page.tsx',
      async () => (await import('#web/features/credits/credits-page.tsx')).CreditsPage,
    ),
    signedIn: true,
  },
  {
    path: paths.billing,
    page: lazyPage(
      'features/billing/billing-page.tsx',
      async () => (await import('#web/features/billing/billing-page.tsx')).BillingPage,
    ),
    signedIn: true,
  },
  {
    path: paths.apiAccess,
    page: lazyPage(
      'features/api-access/api-access-page.tsx',
      async () => (await import('#web/features/api-access/api-access-page.tsx')).ApiAccessPage,
    ),
    signedIn: true,
  },
  {
    path: `${paths.shared}/:token`,
    page: lazyPage(
      'features/shared/shared-result-page.tsx',
      async () => (await import('#web/features/shared/shared-result-page.tsx')).SharedResultPage,
    ),
  },
  {
    path: `${paths.results}/:jobId`,
    page: lazyPage(
      'features/job/page/results-page.tsx',
      async () => (await import('#web/features/job/page/results-page.tsx')).ResultsPage,
    ),
    signedIn: true,
  },
];

export const notFoundPage = lazyPage(
  'features/not-found/not-found-page.tsx',
  async () => (await import('#web/features/not-found/not-found-page.tsx')).NotFoundPage,
);

/** The page for an address; the 404 page if there is none. */
export const pageAt = (pathname: string): LazyPage =>
  routes.find((route) => matchPath(route.path, pathname))?.page ?? notFoundPage;
