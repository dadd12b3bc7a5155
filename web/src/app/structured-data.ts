import { planNames, plans } from '#contracts/plans.ts';
import { product } from '#contracts/product.ts';

/** What an operator decides per deployment. */
export type SiteSettings = {
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** Shown to search engines only when an operator states it; there is no default. */
  readonly rating?: { readonly value: number; readonly count: number };
};

const organizationId = (origin: string) => `${origin}/#organization`;

const organization = ({ origin }: SiteSettings) => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: product.name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  email: product.supportEmail,
});

const website = ({ origin }: SiteSettings) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: product.name,
  description: `${product.name} is ${product.tagline}.`,
  url: `${origin}/`,
  inLanguage: 'en-US',
  publisher: { '@id': organizationId(origin) },
});

const application = ({ origin, rating }: SiteSettings) => ({
  '@type': 'SoftwareApplication',
  '@id': `${origin}/#app`,
  name: product.name,
  url: `${origin}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in the browser',
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

/** The graph of a page: who we are, the site, the app, and what the page adds. */
export const structuredDataOf = (settings: SiteSettings, own: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': [organization(settings), website(settings), application(settings), ...own],
});

/** Questions and answers of a page, as search engines read them. */
export const faqData = (items: readonly { title: string; text: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
