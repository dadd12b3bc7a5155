import * as z from 'zod';
import { type ApiAvailability, apiAvailabilities } from '#contracts/accounts/api-keys.ts';
import type { SiteSettings } from '#web/lib/page/structured-data.ts';

const ratingOf = (text: string): NonNullable<SiteSettings['rating']> => {
  const [value = Number.NaN, count = Number.NaN] = text.split('/').map(Number);
  if (!(value >= 1 && value <= 5 && Number.isInteger(count) && count > 0))
    throw new Error(
      `SITE_RATING is "${text}"; it must read value/count, as in 4.8/127, with a value of 1 to 5.`,
    );
  return { value, count };
};

/** The address of the local stack at its default port. */
export const localOrigin = 'http://localhost:3000';

/**
 * Build settings of the operator. SITE_ORIGIN is the site's origin (default: the local stack). SITE_RATING is for
 * search engines; without it the site claims no rating.
 */
export const siteSettings = (environment: NodeJS.ProcessEnv = process.env): SiteSettings => {
  const { origin } = new URL(environment.SITE_ORIGIN ?? localOrigin);
  return { origin, ...(environment.SITE_RATING && { rating: ratingOf(environment.SITE_RATING) }) };
};

/**
 * Whether the site is built for a stage whose public API is open to plans: SITE_API, or on the local stack PUBLIC_API,
 * which its functions read. @throws ZodError for any other word
 */
export const siteApi = (environment: NodeJS.ProcessEnv = process.env): ApiAvailability =>
  z.enum(apiAvailabilities).parse(environment.SITE_API ?? environment.PUBLIC_API ?? 'soon');
