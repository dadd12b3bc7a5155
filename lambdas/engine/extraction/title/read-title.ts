import type { Article } from '#contracts/jobs/article.ts';
import { firstLine, sentenceEnd, type TitleSource } from './first-line.ts';
import { isNotATitleHeading } from './not-a-title-line.ts';
import { countRepeated, isUnspaced, takesUp } from './repeated-words.ts';

type Heading = Article['headings'][number];

/** A breadcrumb or a date may precede the main heading; more text is an introduction. */
const introCharacters = 200;

/**
 * Whether a first heading, with no text above it, names the whole text. If others have its level, it heads only a
 * section.
 */
const isTop = (first: Heading, { text, headings }: TitleSource): boolean =>
  first.level === 1 ||
  ((first.text.includes(' ') || isUnspaced(first.text)) &&
    headings.slice(1).every(({ level }) => level > first.level) &&
    takesUp(first.text, text.slice(first.text.length)));

/**
 * A main heading near the beginning of the text, below a short line. Below a longer introduction, it must be the only
 * one.
 */
const laterTop = ({ text, headings }: TitleSource): Heading | null => {
  const tops = headings.filter(({ level }) => level === 1);
  const [top] = tops;
  if (top === undefined) return null;
  const { offset } = top;
  const repeats = countRepeated(top.text, text.slice(offset + top.text.length));
  const isOnly = tops.length === 1 && headings[0] === top;
  if (offset >= introCharacters) return isOnly && offset * 3 < text.length && repeats > 1 ? top : null;
  // Below a sentence, the first of several main headings heads a section.
  return repeats > 0 && (isOnly || !sentenceEnd.test(text.slice(0, offset).trimEnd())) ? top : null;
};

/** The title of a pasted text: its main heading, or a first line that its author set as the title. */
export const readTitle = (source: TitleSource): string | null => {
  const { headings, images, isMarked } = source;
  const isName = (heading: Heading): boolean =>
    !isNotATitleHeading(heading.text) && !images.some(({ alt }) => alt === heading.text);
  const [first] = headings;
  if (first?.offset === 0 && isTop(first, source)) {
    if (!isMarked) return firstLine(source);
    if (isName(first)) return first.text;
  }
  const later = laterTop(source);
  if (later !== null && later.offset > 0 && isName(later)) return later.text;
  return first?.offset === 0 ? null : firstLine(source);
};
