import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  IdReference,
  Organization,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import { planNames, plans } from '#contracts/billing/plans.ts';
import { product } from '#contracts/product.ts';

/** Settings of a deployment. */
export type SiteSettings = {
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** Shown to search engines only if an operator sets it. There is no default. */
  readonly rating?: { readonly value: number; readonly count: number };
};

/** The page's position in the site. */
export type PageAddress = {
  readonly origin: string;
  readonly url: string;
  /** Address of the preview picture for shared links. */
  readonly picture: string;
};

/** What a page adds to the graph. A function if it depends on the page's address. */
export type PageThing = Thing | ((page: PageAddress) => Thing);

export type Crumb = { readonly name: string; readonly path: string };

export const organizationRef = (origin: string): IdReference => ({ '@id': `${origin}/#organization` });

const organization = ({ origin }: SiteSettings): Organization => ({
  '@type': 'Organization',
  ...organizationRef(origin),
  name: product.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: product.supportEmail,
});

const website = ({ origin }: SiteSettings): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: product.name,
  description: `${product.name} is ${product.tagline}.`,
  url: `${origin}/`,
  inLanguage: 'en-US',
  publisher: organizationRef(origin),
});

const application = ({ origin, rating }: SiteSettings): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  '@id': `${origin}/#app`,
  name: product.name,
  url: `${origin}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in the browser',
  publisher: organizationRef(origin),
  offers: planNames.map((name) => ({
    '@type': 'Offer',
    name: plans[name].label,
    price: (plans[name].priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
  })),
  ...(rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count },
  }),
});

/** The breadcrumb of a page. */
const breadcrumbs = (origin: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** The graph of a page: organization, site, app, breadcrumb, and what the page adds. */
export const structuredDataOf = (
  settings: SiteSettings,
  page: PageAddress,
  { things, crumbs }: { things: readonly PageThing[]; crumbs: readonly Crumb[] },
): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(settings),
    website(settings),
    application(settings),
    ...(crumbs.length > 0 ? [breadcrumbs(settings.origin, crumbs)] : []),
    ...things.map((thing) => (typeof thing === 'function' ? thing(page) : thing)),
  ],
});

/** Questions and answers of a page, in schema.org terms. */
export const faqData = (items: readonly { title: string; text: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
