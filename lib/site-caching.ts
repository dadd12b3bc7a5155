/** Files under this folder have a hash in their names. */
export const hashedFiles = 'assets/*';

/** Hashed files never change; browsers revalidate pages each time. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
} as const;

/** The `Cache-Control` header of an object in the site bucket. */
export const siteCaching = (key: string): string =>
  key.startsWith(hashedFiles.replace('*', '')) ? cacheControl.hashed : cacheControl.page;
