/** Paddle's checkout: its script and style sheet come from its own network, and its pages open in a frame. */
const paddleSources = {
  production: { assets: 'https://cdn.paddle.com', frame: 'https://buy.paddle.com' },
  sandbox: {
    assets: 'https://cdn.paddle.com https://sandbox-cdn.paddle.com',
    frame: 'https://sandbox-buy.paddle.com',
  },
} as const;

/**
 * Headers of every response of the site, in the cloud and locally. The policy allows only our own origin by default.
 * `connect` adds the hosts that the browser calls: Cognito and the image bucket. `paddle` adds the checkout of that
 * Paddle environment.
 */
export const contentSecurityPolicy = (
  connect: readonly string[],
  paddle: keyof typeof paddleSources | null = null,
): string => {
  const sources = paddle && paddleSources[paddle];
  const also = (source: string | undefined): string => (source ? ` ${source}` : '');
  return [
    "default-src 'self'",
    `script-src 'self'${also(sources?.assets)}`,
    // Radix and sonner set style attributes from scripts. The only style sheet from elsewhere is Paddle's.
    `style-src 'self' 'unsafe-inline'${also(sources?.assets)}`,
    // Images of runs come from the bucket, images of posts from wherever their content is kept.
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...connect].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `frame-src 'self'${also(sources?.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Headers of the API's responses. They are data, so a browser that opens one as a page shows it and loads nothing. */
export const apiContentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The browser's payment sheet, such as Google Pay, opens in Paddle's frame on stages that sell through it. */
export const permissionsPolicy = (paddle: keyof typeof paddleSources | null): string => {
  const payment = paddle ? `(self "${paddleSources[paddle].frame}")` : '(self)';
  return `camera=(), microphone=(), geolocation=(), usb=(), payment=${payment}`;
};

/** OWASP's recommended set. Browsers' preload lists require a year of HSTS. */
export const securityHeaders = {
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  contentTypeOptions: 'nosniff',
  frameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  /** No other site keeps a reference to our window. Our own popups, such as a checkout's, may communicate with it. */
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
} as const;
