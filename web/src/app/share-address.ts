/** Size of the preview pictures for shared links, in pixels. The large networks show this ratio uncropped. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Path of a page's share picture in the built site. */
export const sharePicturePath = (pathname: string): string =>
  `/og/${pathname.slice(1).replaceAll('/', '-') || 'home'}.png`;
