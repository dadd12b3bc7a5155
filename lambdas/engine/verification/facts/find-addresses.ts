import { matchesOf } from '#engine/language/matches.ts';
import { patternOf } from '#engine/language/plain-text.ts';
import { clue } from './clues.ts';
import { takenSpans } from './spans.ts';

/** A web, email, street or network address, a file path or a telephone number found in a text. */
export type FoundAddress = { start: number; end: number; key: string };

const dotted = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\d.])/g;

/** Each pattern with the clue that a text needs for it to match, and another requirement if there is one. */
const patterns: readonly (readonly [needed: number, pattern: (text: string) => RegExp, besides?: RegExp])[] =
  [
    [
      clue.web,
      patternOf(
        String.raw`(?<![\p{L}\p{N}])(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"“”()[\]{}|\\^\x60]{2,2000}`,
        'giu',
      ),
    ],
    [
      clue.at,
      patternOf(
        String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}`,
        'gu',
      ),
    ],
    [
      clue.domain,
      patternOf(
        String.raw`(?<![\p{L}\p{N}@/.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|edu|gov|io|dev|app|info|co\.uk|de|fr|es|it|nl|eu|ch|at|ru|pl|jp|cn|br|in|ca|au|tv|me|ai|example)(?:\/[^\s<>"“”()[\]{}]{0,500})?(?![\p{L}\p{N}-])`,
        'giu',
      ),
    ],
    [clue.at, patternOf(String.raw`(?<![\p{L}\p{N}@/._])@[\p{L}\p{N}_]{2,30}`, 'gu')],
    // Matches "/etc/hosts" and "./bin/run", but not "and/or".
    [
      clue.slash,
      patternOf(String.raw`(?<![\p{L}\p{N}/.:~<])(?:~|\.{1,2})?(?:\/[\p{L}\p{N}._-]{1,63}){2,20}`, 'gu'),
    ],
    [clue.digit, () => dotted, /\d\.\d/],
    [
      clue.digit,
      patternOf(
        String.raw`(?<![\p{L}\p{N}])\d{1,5}[a-z]?(?: [NSEW]\.?)?(?: \p{Lu}[\p{L}'’.-]{1,30}){1,4} (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Square|Sq|Court|Ct|Place|Pl|Terrace|Way)\b`,
        'gu',
      ),
    ],
    [
      clue.digit,
      patternOf(
        String.raw`(?<![\p{L}\p{N}.,-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,5}){2,4}(?![\p{N}.,-]\d)`,
        'gu',
      ),
      /\d[ .-]\d/,
    ],
  ];

const isTelephone = (text: string): boolean =>
  /^[+(\d][\d ().-]+$/.test(text) && !/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text);

/** Two sentences without a space between them, and not a domain of Italy or India: "Fruits and berries.It runs". */
const isMissingSpace = /^[a-z]{3,}\.(?:It|In|At|Me)$/;

/** Whether a row of digits can be a telephone number: it has 9 to 15 digits that are not grouped by thousands. */
const isPlausible = (text: string): boolean => {
  if (!isTelephone(text)) return !isMissingSpace.test(text);
  const count = text.replace(/\D/g, '').length;
  return count >= 9 && count <= 15 && !/^\d{1,3}(?: \d{3})+$/.test(text) && !/^\d{4}-\d{2}-\d{2}/.test(text);
};

const keyOf = (text: string): string => {
  if (isTelephone(text)) return text.replace(/\D/g, '');
  return text
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .replace(/^[^/]+/, (host) => host.toLowerCase());
};

const anyAddress = patterns.reduce((clues, [needed]) => clues | needed, 0);

/** Finds addresses in the visible text, not in link targets. `clues` says what the text may hold. */
export const findAddresses = (text: string, clues: number): FoundAddress[] => {
  if ((clues & anyAddress) === 0) return [];
  const found: FoundAddress[] = [];
  const taken = takenSpans(text.length);
  for (const [needed, pattern, besides] of patterns) {
    if ((clues & needed) === 0 || besides?.test(text) === false) continue;
    for (const match of matchesOf(text, pattern(text))) {
      const value = match[0].replace(/[.,;:!?'’*_]+$/, '');
      const start = match.index;
      const end = start + value.length;
      if (!isPlausible(value) || taken.overlaps(start, end)) continue;
      taken.take(start, end);
      found.push({ start, end, key: keyOf(value) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};
