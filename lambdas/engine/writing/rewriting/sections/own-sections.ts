import { countWords } from '#domain/text/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { headingBlock, isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** The blocks between two headings, with the level of the first one. */
export type Section = { level: number; start: number; end: number };

export const sectionsOf = (blocks: readonly Block[]): Section[] => {
  const starts = blocks.flatMap(({ kind, level }, i) =>
    kind === 'heading' ? [{ level, start: i + 1 }] : [],
  );
  return [{ level: 1, start: 0 }, ...starts].map((section, i) => ({
    ...section,
    end: i < starts.length ? (starts[i]?.start ?? 1) - 1 : blocks.length,
  }));
};

/** Words of running text. */
export const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { body }) => sum + countWords(body), 0);

/** Markdown has six levels of headings. */
export const deepest = 6;

/** The size of a conclusion after the last of several labels at the end of an article, in words and paragraphs. */
const ending = { min: 25, max: 130, paragraphs: 2 };
/** Openings of thanks, sources and calls to action, which do not conclude an article. */
const isFooter =
  /^[\s*_]*(?:thanks|thank you|h\/t|note|update|source|photo|image|disclaimer|this (?:post|article)|originally|follow|subscribe|sign up|read|see also|related|p\.?s|[[*_(]|if you (?:liked|enjoyed|want|have))/iu;

/** Whether an article ends with a short conclusion that starts at this block. */
export const concludes = (blocks: readonly Block[], from: number): boolean => {
  const rest = blocks.slice(from).filter(({ kind }) => kind !== 'definition');
  const words = wordsOf(rest);
  return (
    rest.length > 0 &&
    rest.length <= ending.paragraphs &&
    rest.every((block) => isPlainParagraph(block) && !isFooter.test(block.body)) &&
    words >= ending.min &&
    words <= ending.max
  );
};

/**
 * The heading above a conclusion after siblings of this level. It is one level higher, because it closes their whole
 * section.
 */
export const conclusionHeading = (level: number): Block => headingBlock(Math.max(2, level - 1), 'Conclusion');
