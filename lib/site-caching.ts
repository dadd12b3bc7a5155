/** Files under this folder have a hash in their names. */
export const hashedFiles = 'assets/*';

/** Hashed files never change; pages are asked for anew each time. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
} as const;

/** `Cache-Control` of an object of the site bucket. */
export const siteCaching = (key: string): string =>
  key.startsWith(hashedFiles.replace('*', '')) ? cacheControl.hashed : cacheControl.page;
