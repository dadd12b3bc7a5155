import { articles, commonPrepositions, wordSet } from '#engine/english/word-classes.ts';

/** Words that programs and cameras put in file names; they do not describe the image. */
const emptyWords = new Set(
  (
    'img image images photo photos picture pictures pic pics dsc dscn dscf pxl mvimg gopr gp dji vid cimg sam imag win fb ' +
    'received signal whatsapp screenshot screenshots screen shot bildschirmfoto capture unnamed download untitled ' +
    'scan scanned copy kopie final edited edit thumb thumbnail scaled large small medium original orig web new file ' +
    'am pm jpeg jpg png webp gif heic avif export exported rotated cropped resized optimized min hdr portrait burst ' +
    'cover night vlc snapshot clipboard attachment upload tmp temp test'
  ).split(' '),
);
const glueWords = wordSet(articles, commonPrepositions, 'and of or');

/** Acronyms with a vowel or with two letters, which file names have in lower case. */
const acronyms = new Set('ai api bbq cv diy dna faq gps nasa pc pdf seo tv ui uk url usa usb ux'.split(' '));

/** Words without a vowel that are no acronyms. */
const abbreviations = new Set(
  'bldg blvd btn ctrl hmm hrs hwy lbs mgr mrs mtn nth pcs pkg qty src str wks yrs'.split(' '),
);

/** "prd" and "html5" have no vowel, so they are acronyms. */
const isAcronym = (word: string): boolean =>
  acronyms.has(word) || (/^[bcdfghjklmnpqrstvwxz]{3,5}\d?$/.test(word) && !abbreviations.has(word));

const withoutEnding = (name: string): string => name.replace(/(\.[a-z0-9]{2,5}){1,2}$/i, '');

const decode = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone % sign: the name is not percent-encoded.
    return name;
  }
};

/** Hashes, ids, sizes, dates and counters: mostly digits, or hexadecimal. */
const isNumbering = (word: string): boolean =>
  /^\p{N}+$/u.test(word) ||
  /^\p{N}+x\p{N}+(px)?$/iu.test(word) ||
  /^[vx]?\p{N}+[a-z]{0,2}$/iu.test(word) ||
  /^(?=.*[0-9].*[a-f])[0-9a-f]{4,}$/i.test(word) ||
  (word.match(/\p{N}/gu)?.length ?? 0) >= 3;

/** `image1` says as little as `image`. */
const isEmptyWord = (word: string): boolean => emptyWords.has(word.toLowerCase().replace(/\p{N}+$/u, ''));

const split = (name: string): string[] =>
  name
    .normalize('NFC')
    .replace(/whatsapp/giu, 'whatsapp')
    // "goldenRetriever" and "PRDComments" have two words, "iPhone" has one.
    .replace(/(?<=\p{L}\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => word !== '');

const trimGlue = (words: string[]): string[] => {
  const isTopic = (word: string): boolean => !glueWords.has(word.toLowerCase());
  const first = words.findIndex(isTopic);
  return first === -1 ? [] : words.slice(first, words.findLastIndex(isTopic) + 1);
};

export type FileNameWords = {
  /** The meaningful words, as written, with acronyms in capitals; none if the name says nothing. */
  words: string[];
  /** All words in lowercase, including those of cameras and programs. */
  all: ReadonlySet<string>;
};

/** What a file name says about its image. `IMG_1234.jpg` and similar names say nothing. */
export const readFileName = (fileName: string): FileNameWords => {
  const base = withoutEnding(decode(fileName.split(/[\\/]/).at(-1) ?? ''));
  const all = split(base);
  const isShouted = base === base.toUpperCase();
  const kept = all.filter((word) => !isEmptyWord(word) && !isNumbering(word));
  const cased = trimGlue(kept).map((word) => (isShouted ? word.toLowerCase() : word));
  const words = cased.map((word) => (isAcronym(word) ? word.toUpperCase() : word));
  const hasTopic = words.some((word) => [...word].length >= 3 || /^\p{Lo}/u.test(word));
  return {
    words: hasTopic ? words : [],
    all: new Set(all.map((word) => word.toLowerCase())),
  };
};
