import type { ArticleChange } from '#contracts/keywords/writing.ts';
import { countWords } from '#domain/text/count-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { diffPieces, type Hunk, type Piece, piecesOf } from './blocks/change-pieces.ts';
import { joinMoved } from './blocks/moved-pieces.ts';
import { withHeadlineApart } from './headline.ts';
import { withoutAlt } from './images/alt-words.ts';
import { hasWordsOf, joinListed } from './lists/join-listed.ts';
import { withJoinedLinks, withoutMarks } from './markup/broken-marks.ts';
import { joinQuoted } from './markup/join-quoted.ts';
import { withoutNumber } from './markup/list-numbers.ts';
import { isPageLabel } from './markup/page-labels.ts';
import { withItemsApart } from './sections/long-items.ts';
import { isCorrectedHeading } from './words/tidy-headings.ts';
import { tidySentence } from './words/tidy-sentence.ts';

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => piece.text)
    .join(' ')
    .replace(/ ?\n\n ?/g, '\n\n')
    .trim();

const isHeld = (text: string, keyword: string): boolean => keyword !== '' && containsKeyword(text, keyword);

const headingReason = (heading: Piece, before: string, keyword: string): string => {
  const holds = isHeld(heading.text, keyword);
  const sameWords = before !== '' && lettersAndDigits(before) === lettersAndDigits(heading.text);
  if (before !== '' && !before.startsWith('#'))
    return heading.level === 1
      ? 'The author’s own headline is now the main heading (H1).'
      : 'The author’s own label is now a heading.';
  if (heading.level === 1 && before === '')
    return holds
      ? `The main heading contains the keyword “${keyword}”.`
      : 'The article now has a main heading (H1).';
  const unmarked = (text: string): string => text.replace(/^#+ |[.:]$/g, '');
  if (before.startsWith('#') && isCorrectedHeading(unmarked(before), unmarked(heading.text)))
    return 'A spelling, typing or grammar error is corrected.';
  if (sameWords)
    return before.startsWith(`${'#'.repeat(heading.level)} `)
      ? 'The heading no longer ends with a punctuation mark.'
      : 'The heading now has the right level.';
  if (before !== '')
    return holds && !isHeld(before, keyword)
      ? `The heading now contains the keyword “${keyword}”.`
      : 'The heading now says more clearly what the section is about.';
  return holds
    ? `A new subheading with the keyword “${keyword}” breaks up a long stretch of text.`
    : 'A new subheading breaks up a long stretch of text and says what comes next.';
};

/** Whether an image had no alt text: "![](a.jpg)" or "<img src=...>". */
const lacksAlt = (text: string): boolean => /!\[\s*\]|^(?!.*\salt=["'][^"']).*(?:<img|figure)\s/is.test(text);
const altReason = (before: string): string =>
  lacksAlt(before)
    ? 'The image now has alt text for screen readers and image search.'
    : 'The alt text now says what the image shows.';

const link = /\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s"[^"\n]*")?\)/g;
const withoutLinks = (text: string): string => text.replace(link, '$1');
const linkTexts = (text: string): string =>
  matchesOf(text, link)
    .map(([, words]) => words)
    .join('|');

/** The reason for an edit of words. Null unless the word rules turn the passage into exactly this one. */
const tidyReason = (before: string, after: string): string | null => {
  const { text, hasTypo, isShorter } = tidySentence(before);
  if (before === after || lettersAndDigits(withoutLinks(text)) !== lettersAndDigits(withoutLinks(after)))
    return null;
  if (!hasTypo && !isShorter)
    return after === `${before}.` ? 'A missing period is added.' : 'The punctuation is corrected.';
  if (!hasTypo) return 'The sentence now says the same thing in fewer words.';
  return isShorter
    ? 'An error is corrected, and the sentence says the same thing in fewer words.'
    : 'A spelling, typing or grammar error is corrected.';
};

/** Letters and digits with their case. */
const letterCase = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '');

const otherFixes = (before: string): string => {
  const { hasTypo, isShorter } = tidySentence(before);
  if (hasTypo && isShorter) return ' An error is corrected, and the wording is shorter.';
  if (hasTypo) return ' An error is corrected.';
  return isShorter ? ' The wording is shorter.' : '';
};

const listReason = 'A series of points is now a list that readers can scan.';

const isListed = ({ removed, added }: Hunk): boolean =>
  removed.every(({ kind }) => kind !== 'item') && added.filter(({ kind }) => kind === 'item').length > 1;

/** A list of items in the original's words, whose enumeration is reported elsewhere. */
const isKeptList = ({ removed, added }: Hunk, original: string): boolean => {
  const pieces = added.filter(({ kind }) => kind !== 'break');
  return (
    textOf(removed) === '' &&
    pieces.length > 0 &&
    pieces.every((piece) => piece.kind === 'item' && hasWordsOf(original, piece))
  );
};

const isSplit = ({ removed, added }: Hunk): boolean =>
  removed.length > 0 &&
  added.length > removed.length &&
  lettersAndDigits(textOf(added)).length >= lettersAndDigits(textOf(removed)).length * 0.8;

/** True for "It is done.The next": two sentences with no space between them, not one long sentence. */
const isBlankAdded = ({ added }: Hunk, before: string): boolean =>
  regex.u`\p{Ll}\.\p{Lu}`.test(before) && tidySentence(before).text.split('. ').length >= added.length;

/** Sentences with fewer words are not long. */
const longSentence = 24;
/** True for "It was late, we left" if a comma stood where the first part now ends. */
const isSplice = ({ added }: Hunk, before: string): boolean =>
  countWords(before) < longSentence && before.startsWith(`${(added[0]?.text ?? '').replace(/\.$/, '')},`);

/** The reason for a passage that has the same words in another form. */
const formReason = ({ removed, added }: Hunk, before: string, after: string): string | null => {
  if (removed.some(({ kind }) => kind === 'rule') && lettersAndDigits(before) === '' && after === '')
    return 'A divider that separates nothing is removed.';
  if (after === '' && isPageLabel(before))
    return 'A label of the page that is not part of the text is removed.';
  const gone = removed.filter(({ kind }) => kind !== 'break');
  if (after === '' && gone.length > 0 && gone.every(({ kind }) => kind === 'heading'))
    return 'A heading that repeats the one next to it is removed.';
  if (before === '' || before === after) return null;
  if (lettersAndDigits(before) === lettersAndDigits(after) && added.some(({ kind }) => kind === 'quote'))
    return 'The quotation now stands apart from the text.';
  if (withoutNumber(before) === withoutNumber(after))
    return 'The items of the list are now numbered in order.';
  if (withJoinedLinks(before) === after) return 'A link with broken markup now works.';
  return withoutMarks(before) === withoutMarks(after) ? 'The emphasis now works, without stray marks.' : null;
};

const reasonFor = (hunk: Hunk, keyword: string): string => {
  const [before, after] = [textOf(hunk.removed), textOf(hunk.added)];
  const heading = hunk.added.find((piece) => piece.kind === 'heading');
  if (heading !== undefined) return headingReason(heading, before, keyword);
  if (after !== before && withoutAlt(after) === withoutAlt(before)) return altReason(before);
  if (isListed(hunk)) return listReason;
  const form = formReason(hunk, before, after);
  if (form !== null) return form;
  if (isSplit(hunk) && isBlankAdded(hunk, before)) return 'A spelling, typing or grammar error is corrected.';
  if (isSplit(hunk) && isSplice(hunk, before))
    return `The text is split where only a comma stood between two sentences.${otherFixes(before)}`;
  if (isSplit(hunk)) return `A long sentence is split to make it easier to read.${otherFixes(before)}`;
  if (withoutLinks(before) === withoutLinks(after) && linkTexts(before) !== linkTexts(after))
    return 'The link text now says where the link leads.';
  const tidied = tidyReason(before, after);
  if (tidied !== null) return tidied;
  if (before !== after && letterCase(before) === letterCase(after)) return 'The punctuation is corrected.';
  if (before === after) return 'This passage moved.';
  if (before === '') return 'This passage was added.';
  if (after === '')
    return 'This passage was removed: it repeats another passage or has no basis in the original.';
  return isHeld(after, keyword) && !isHeld(before, keyword)
    ? `The sentence now contains the keyword “${keyword}”.`
    : 'The sentence is now easier to read.';
};

/** A shorter passage may occur in another one by chance. */
const minKeptLetters = 40;
/** Whether the words of a passage without a counterpart are all still there, as part of another passage. */
const isStillThere = ({ removed, added }: Hunk, original: string, rewritten: string): boolean => {
  const letters = lettersAndDigits(textOf(removed));
  return (
    textOf(added) === '' &&
    letters.length >= minKeptLetters &&
    rewritten.split(letters).length >= original.split(letters).length
  );
};

/** Shows a split or joined paragraph with the sentences on both sides of the break. */
const breakChange = (
  { removed, added }: Hunk,
  left: Piece | undefined,
  right: Piece | undefined,
): ArticleChange | null => {
  if (
    ![...removed, ...added].every((piece) => piece.kind === 'break') ||
    left === undefined ||
    right === undefined
  )
    return null;
  const [apart, together] = [`${left.text}\n\n${right.text}`, `${left.text} ${right.text}`];
  if (left.kind === 'heading' || right.kind === 'heading') return null;
  return added.length > 0
    ? {
        before: together,
        after: apart,
        reason: 'A long paragraph is split to make it easier to read on a phone.',
      }
    : { before: apart, after: together, reason: 'Two paragraphs on the same topic are joined.' };
};

/**
 * The passages in which a rewrite differs from its original, sentence by sentence in article order, each with its
 * reason. Works for a rewrite of any source.
 */
export const describeChanges = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  leadKeyword: string,
): ArticleChange[] => {
  const [original, rewritten] = [lettersAndDigits(originalMarkdown), lettersAndDigits(rewrittenMarkdown)];
  const before = piecesOf(
    withItemsApart(withHeadlineApart(originalMarkdown, rewrittenMarkdown), rewrittenMarkdown),
  );
  return joinListed(joinQuoted(joinMoved(diffPieces(before, piecesOf(rewrittenMarkdown))))).flatMap(
    ({ hunk, left, right }) => {
      const broken = breakChange(hunk, left, right);
      if (broken !== null) return [broken];
      const [before, after] = [textOf(hunk.removed), textOf(hunk.added)];
      if ((before === '' && after === '') || isStillThere(hunk, original, rewritten)) return [];
      const reason = isKeptList(hunk, original) ? listReason : reasonFor(hunk, leadKeyword);
      return [{ before, after, reason }];
    },
  );
};
