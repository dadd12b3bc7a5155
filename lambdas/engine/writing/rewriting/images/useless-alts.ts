import { imageEndings } from '#domain/images/image-formats.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** The image's own file name without folders and extension. */
export const baseName = (src: string): string =>
  decodeSafely(src.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '');

const decodeSafely = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A file name that is not valid percent-encoding is used unchanged.
    return value;
  }
};

/** Words that could describe any image: "image", "Screenshot 2", "Alt text". */
const isGeneric =
  /^(?:an? )?(?:alt(?:[ _-]?text)?|image|img|imgs|images|photo|picture|pic|pics|screenshot|screen ?shot|figure|fig|untitled|null|undefined|file)[\s\d_.:()#-]*$/iu;
/**
 * Names from a camera, a program or a disk: "tower.jpg", "2015-11-16_08-28-59", "13095_10152663643696249_n",
 * "tsne_preview".
 */
const isFileName = regexOf(String.raw`\.(?:${imageEndings})$|^[\d\s._x-]+$|^\d{5,}\S*$|^\S*_\S*$`, 'iu');

/** How much an alt text says: nothing at all, a file name, one word, or something specific. */
export type AltQuality = 'empty' | 'file' | 'word' | 'own';

export const qualityOfAlt = (alt: string, src: string): AltQuality => {
  const text = alt.replace(/\\(?=[^\w\s])/g, '').trim();
  if (text === '' || isGeneric.test(text)) return 'empty';
  if (isFileName.test(text) || text === src) return 'file';
  return regex.u`^[\p{L}\p{N}'’!?.-]+$`.test(text) && text.length < 30 ? 'word' : 'own';
};
