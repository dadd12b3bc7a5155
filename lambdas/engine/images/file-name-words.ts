import { capitalize } from '#contracts/letter-case.ts';
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
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => word !== '');

const trimGlue = (words: string[]): string[] => {
  const isTopic = (word: string): boolean => !glueWords.has(word.toLowerCase());
  const first = words.findIndex(isTopic);
  return first === -1 ? [] : words.slice(first, words.findLastIndex(isTopic) + 1);
};

export type FileNameWords = {
  /** The meaningful words, as written. */
  words: string[];
  /** All words in lowercase, including those of cameras and programs. */
  all: ReadonlySet<string>;
  /** The words as a phrase, such as "Golden retriever puppy"; null if the name says nothing. */
  subject: string | null;
};

/** What a file name says about its image. `IMG_1234.jpg` and similar names say nothing. */
export const readFileName = (fileName: string): FileNameWords => {
  const base = withoutEnding(decode(fileName.split(/[\\/]/).at(-1) ?? ''));
  const all = split(base);
  const isShouted = base === base.toUpperCase();
  const kept = all.filter((word) => !isEmptyWord(word) && !isNumbering(word));
  const words = trimGlue(kept).map((word) => (isShouted ? word.toLowerCase() : word));
  const hasTopic = words.some((word) => [...word].length >= 3 || /^\p{Lo}/u.test(word));
  const phrase = words.join(' ');
  return {
    words: hasTopic ? words : [],
    all: new Set(all.map((word) => word.toLowerCase())),
    subject: hasTopic ? capitalize(phrase) : null,
  };
};
