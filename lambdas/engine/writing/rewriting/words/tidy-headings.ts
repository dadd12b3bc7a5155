import { once } from '#engine/bounds/memoize.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { changeUnprotected } from '#engine/writing/rewriting/blocks/protected-text.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';
import { withNames } from './names.ts';
import { withSpelledName, withSpelledWords } from './spelled-words.ts';
import { intendedWord } from './spelling/intended-words.ts';
import { knownCorrection } from './spelling/known-misspellings.ts';

/** With fewer words, a heading would become a different one if a short word changed. */
const minHeadingWords = 3;
/**
 * Corrects names and misspelled words in a heading. If a table of contents may link to the heading, only names change.
 */
export const tidyHeading = (body: string, hasAnchors = false): string => {
  if (hasAnchors) return changeUnprotected(body, withNames);
  return changeUnprotected(
    body,
    body.split(' ').length < minHeadingWords ? withSpelledName : withSpelledWords,
  );
};
const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(regex.gu`\p{L}+`) ?? []);

/** The author's title with its names, and with the misspelled words that the text spells right. */
const tidyTitle = (title: string, blocks: readonly Block[]): string => {
  const spelled = tidyHeading(title);
  const own = wordsIn(title);
  const changed = [...wordsIn(spelled)].filter((word) => !own.has(word));
  if (changed.length === 0) return changeUnprotected(title, withNames);
  const textWords = wordsIn(blocks.map(({ kind, body }) => (kind === 'heading' ? '' : body)).join('\n'));
  return changed.every((word) => textWords.has(word)) ? spelled : changeUnprotected(title, withNames);
};

/** A long word of a heading that is not part of an address or a path, and the last part of a lowercase compound. */
const longHeadingWord = regex.gu`(?<![\p{L}\p{N}_@/.#'’-])\p{L}\p{Ll}{5,19}(?![\p{L}\p{N}_@/'’-]|\.\p{L})|(?<=\p{Ll}-)\p{Ll}{6,20}(?![\p{L}\p{N}_@/'’-]|\.\p{L})`;
const minMeantLength = 8;
const intendedIn = (lower: string, textWords: ReadonlySet<string>): string | null => {
  const { intended } = intendedWord(lower);
  return lower.length >= minMeantLength && intended?.isCertain && textWords.has(intended.word)
    ? intended.word
    : null;
};

/**
 * Corrects misspellings in a heading, unless the text has them, too. If the misspelling is not a known one, the text
 * must have the correct word. A capitalized word may be a name, so then the text must have it, too.
 */
const withKnownWords = (heading: string, textWords: () => ReadonlySet<string>): string =>
  heading.replace(longHeadingWord, (word) => {
    const lower = word.toLowerCase();
    const known = knownCorrection(lower);
    const right = known ?? intendedIn(lower, textWords());
    if (right === null || textWords().has(lower)) return word;
    return word === lower || textWords().has(right) ? likeFirst(word, right) : word;
  });

/** Whether a heading is another one with its names and misspelled words corrected. */
export const isCorrectedHeading = (before: string, after: string): boolean =>
  before !== after && withKnownWords(tidyHeading(before), () => wordsIn(after)) === after;

/** Corrects the names and misspelled words of headings. */
export const tidyHeadings = (blocks: readonly Block[]): Block[] => {
  const hasAnchors = blocks.some(({ body }) => body.includes('](#'));
  const textWords = once(() =>
    wordsIn(blocks.map(({ kind, body }) => (kind === 'heading' ? '' : body)).join('\n')),
  );
  const tidySubheading = (heading: string): string => {
    const tidied = tidyHeading(heading, hasAnchors);
    return hasAnchors || heading.split(' ').length < minHeadingWords
      ? tidied
      : changeUnprotected(tidied, (part) => withKnownWords(part, textWords));
  };
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const body = block.level > 1 ? tidySubheading(block.body) : tidyTitle(block.body, blocks);
    return body === block.body ? block : { ...block, body };
  });
};
