/** Of the pictures shown where a page is shared, in pixels: the ratio that the large networks show uncut. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Path of a page's share picture in the built site. */
export const sharePicturePath = (pathname: string): string =>
  `/og/${pathname.slice(1).replaceAll('/', '-') || 'home'}.png`;
