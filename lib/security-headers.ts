/**
 * Headers of every answer of the site, in the cloud and locally. The policy allows our own origin alone; `connect`
 * adds what the browser must reach beside it: Cognito and the image bucket.
 */
export const contentSecurityPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Radix and sonner set style attributes from scripts; no style sheet comes from elsewhere.
    "style-src 'self' 'unsafe-inline'",
    // Images of runs come from the bucket, those of posts from wherever their content is kept.
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...connect].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** OWASP's recommended set; a year of HSTS is what browsers' preload lists ask for. */
export const securityHeaders = {
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  contentTypeOptions: 'nosniff',
  frameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const;
