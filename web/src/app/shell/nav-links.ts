import { paths } from '#contracts/platform/routes.ts';
import { jobTypes, tools } from '#contracts/product.ts';

export type NavLink = { readonly label: string; readonly to: string; readonly hint?: string };

const toolLinks: readonly NavLink[] = jobTypes.map((type) => ({
  label: tools[type].name,
  to: tools[type].path,
  hint: tools[type].tagline,
}));

export const featureLinks: readonly NavLink[] = [...toolLinks, { label: 'All Features', to: paths.features }];

/** Links for a signed-in user: the work pages, then the account pages. */
export const workLinks: readonly NavLink[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'History', to: paths.history },
];
export const accountLinks: readonly NavLink[] = [
  { label: 'Account', to: paths.account },
  { label: 'Billing', to: paths.billing },
  { label: 'Credits', to: paths.credits },
  { label: 'API Access', to: paths.apiAccess },
];

export const footerGroups: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  { title: 'Tools', links: featureLinks },
  {
    title: 'Resources',
    links: [
      { label: 'Verify a Rewrite', to: paths.verify },
      { label: 'Pricing', to: paths.pricing },
      { label: 'Blog', to: paths.blog },
      { label: 'API Documentation', to: paths.apiDocs },
      { label: 'Our Story', to: paths.about },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms of Service', to: paths.terms },
      { label: 'Refund Policy', to: paths.refundPolicy },
      { label: 'Cookie Policy', to: paths.cookies },
    ],
  },
];
