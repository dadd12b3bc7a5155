/** The endings of names of image files, as the source of a regular expression. */
export const imageEndings = 'png|jpe?g|webp|gif|svg|heic|avif|bmp|tiff?';
