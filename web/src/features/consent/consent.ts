export const optionalCategories = ['analytics', 'functional', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type CookieChoice = Readonly<Record<OptionalCategory, boolean>>;
export type Consent = CookieChoice & { readonly essential: true; readonly timestamp: number };
