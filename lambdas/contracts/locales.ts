/**
 * The countries that a run can search in. `location` is Google Ads' geo target, which DataForSEO calls location_code.
 */
export const countries = {
  US: { name: 'United States', location: 2840 },
  GB: { name: 'United Kingdom', location: 2826 },
  CA: { name: 'Canada', location: 2124 },
  AU: { name: 'Australia', location: 2036 },
  NZ: { name: 'New Zealand', location: 2554 },
  IE: { name: 'Ireland', location: 2372 },
  IN: { name: 'India', location: 2356 },
  ZA: { name: 'South Africa', location: 2710 },
  SG: { name: 'Singapore', location: 2702 },
} as const;
export type CountryCode = keyof typeof countries;
export const countryCodes = Object.keys(countries) as CountryCode[];

/** Languages of the market data. The built-in engine reads and writes only these. */
export const languages = { en: 'English' } as const;
export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];

export type MarketLocale = { country: CountryCode; language: LanguageCode };
export const defaultLocale: MarketLocale = { country: 'US', language: 'en' };
