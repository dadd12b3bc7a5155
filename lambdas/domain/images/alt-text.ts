import { imageLimits } from '#contracts/images/image-limits.ts';
import type { AltTextCheck, AltTextRule, ImagePurpose } from '#contracts/images/image-texts.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { imageEndings } from './image-formats.ts';

export type AltTextCase = {
  altText: string;
  caption: string;
  purpose: ImagePurpose;
  fileName: string;
  /** More than two key phrases of the context in one alt text count as keyword stuffing. */
  keywords: readonly string[];
};

const opening =
  /^(?:an?\s+|the\s+|this is (?:an?\s+)?)?(?:image|picture|pic|photo|photograph|graphic|illustration|drawing|screenshot|icon)\s+(?:of|showing|shows|depicting|that shows|which shows)\b[\s:]*/iu;
const ending = new RegExp(String.raw`\.(?:${imageEndings})\b`, 'iu');
const cameraName = /^(?:img|dsc[nf]?|pxl|mvimg|gopr|dji|cimg|imag|image|photo|screenshot|p)[-_ ]?\d{2,}/iu;
/** Words for how a control looks. "Logo" is not one of them, because a logo also says where its link leads. */
const controlWords = /\b(?:button|btn|icons?|arrow|badge|hamburger)\b/giu;
/** Words for how an image looks. An alt text of only these does not say what the image shows. */
const appearanceWords = new Set(
  (
    'a an and in of the with mostly mainly plain wide tall large small landscape portrait square horizontal vertical ' +
    'transparent area background image picture pic photo photograph graphic illustration drawing screenshot page text ' +
    'light dark bright pale black white gray grey red orange yellow green blue purple violet pink brown beige teal ' +
    'cyan magenta turquoise olive cream navy lilac colored colors color'
  ).split(' '),
);
const maxRepeats = 2;
const maxKeywords = 2;
const listParts = 4;

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isFileName = ({ altText, fileName }: AltTextCase): boolean =>
  ending.test(altText) ||
  cameraName.test(altText) ||
  altText === fileName ||
  (/^\S+$/u.test(altText) && /[\p{L}\p{N}][-_][\p{L}\p{N}]+[-_][\p{L}\p{N}]/u.test(altText));

const describesOnlyLooks = (altText: string): boolean => {
  const words = fold(altText).split(' ');
  return words[0] !== '' && words.every((word) => appearanceWords.has(word));
};

const repeatedWord = (altText: string): string | undefined => {
  const counts = new Map<string, number>();
  for (const word of fold(altText).split(' '))
    if ([...word].length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].find(([, count]) => count > maxRepeats)?.[0];
};

const isList = (altText: string): boolean => {
  const parts = altText.split(/[,;|]/).map((part) => part.trim());
  return parts.length >= listParts && parts.every((part) => part.split(/\s+/).length <= 3);
};

const stuffingOf = ({ altText, keywords }: AltTextCase): string | null => {
  const repeated = repeatedWord(altText);
  if (repeated !== undefined) return `It repeats “${repeated}” more than ${maxRepeats} times.`;
  if (isList(altText)) return 'It is a list of phrases, not a description.';
  const padded = ` ${fold(altText)} `;
  const held = keywords.filter((keyword) => padded.includes(` ${fold(keyword)} `));
  // A phrase inside a longer one counts as the same mention.
  const apart = held.filter((a) => !held.some((b) => b !== a && ` ${fold(b)} `.includes(` ${fold(a)} `)));
  return apart.length > maxKeywords
    ? `It has ${apart.length} key phrases; the limit is ${maxKeywords}.`
    : null;
};

const check = (rule: AltTextRule, passed: boolean, good: string, bad: string): AltTextCheck => ({
  rule,
  passed,
  note: passed ? good : bad,
});

/** Only for links and buttons: screen reader users hear what the control does. */
const checkAction = ({ altText, purpose }: AltTextCase): AltTextCheck[] => {
  if (purpose !== 'functional') return [];
  const [look] = altText.match(controlWords) ?? [];
  const bad = `It describes the look (“${look}”): say what clicking it does.`;
  return [check('says_action', look === undefined, 'It does not describe how the control looks.', bad)];
};

/** Not for links and buttons, where "Text" or "Background" can be what the control does. */
const checkSubject = ({ altText, purpose }: AltTextCase): AltTextCheck[] => {
  if (purpose === 'functional') return [];
  const bad = 'It says only how the image looks. Say what it shows.';
  return [
    check('says_what_it_shows', !describesOnlyLooks(altText), 'It says more than how the image looks.', bad),
  ];
};

const checkWords = (tested: AltTextCase): AltTextCheck[] => {
  const { altText, caption } = tested;
  const length = [...altText].length;
  const stuffing = stuffingOf(tested);
  const max = imageLimits.altTextCharacters;
  return [
    check(
      'not_empty',
      altText.trim() !== '',
      'It is not empty.',
      'It is empty, and the image is not decoration.',
    ),
    check(
      'no_file_name',
      !isFileName(tested),
      'It is not a file name.',
      'It is a file name. Say what the image shows.',
    ),
    check(
      'no_image_of',
      !opening.test(altText),
      'It gets to the point.',
      'It begins with words such as “image of”: screen readers already say that.',
    ),
    ...checkAction(tested),
    ...checkSubject(tested),
    check(
      'short_enough',
      length <= max,
      `${length} of ${max} characters.`,
      `${length} characters; the limit is ${max}.`,
    ),
    check('no_stuffing', stuffing === null, 'It is not stuffed with key phrases.', stuffing ?? ''),
    check(
      'not_the_caption',
      altText.trim() === '' || fold(altText) !== fold(caption),
      'It differs from the caption.',
      'It repeats the caption, so people who use a screen reader hear it twice.',
    ),
  ];
};

/** The rules for good alt text, each with its finding. A decorative image has one rule: its alt text is empty. */
export const checkAltText = (tested: AltTextCase): AltTextCheck[] =>
  tested.purpose === 'decorative'
    ? [
        check(
          'empty_when_decorative',
          tested.altText === '',
          'It is empty, so that screen readers skip the image.',
          'The image is decoration: leave its alt text empty.',
        ),
      ]
    : checkWords(tested);

/** The text up to `limit` characters, cut after a whole word. */
export const clipWords = (text: string, limit: number): string => {
  if ([...text].length <= limit) return text;
  const cut = [...text].slice(0, limit).join('');
  return (cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut).replace(/[\s,;:–-]+$/u, '');
};

/** Adjusts the alt text to the rules, as far as that is possible without seeing the image. */
export const repairAltText = (altText: string, purpose: ImagePurpose): string => {
  if (purpose === 'decorative') return '';
  const bare = altText.replace(/\s+/gu, ' ').trim().replace(opening, '');
  const clipped = clipWords(bare, imageLimits.altTextCharacters);
  return capitalize(clipped);
};

/**
 * Removes words for how a control looks: the alt text of a search icon is "Search". Returns the text unchanged if
 * nothing would be left.
 */
export const withoutControlLooks = (altText: string): string =>
  altText
    .replace(controlWords, '')
    .replace(/\s+(?=[\s,;:.]|$)/gu, '')
    .trim() || altText;
