import { countWords } from '#domain/text/count-words.ts';
import { memoizeByObject } from '#engine/bounds/memoize.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

/** A quotation on one line, without the mark at its end. */
const quotation = regex.gu`(?<![^\s(*_—–-])["“]([^\s"“”][^"“”\n]{12,300}?)[.,;:!?…]*["”](?![\p{L}\p{N}])`;
/** Fewer words may occur twice by chance. */
const minWords = 4;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** The longer quotations of a text whose words also occur elsewhere in it. */
const quotationsIn = memoizeByObject((blocks: readonly Block[]): readonly string[] => {
  const found = blocks.flatMap(({ body }) =>
    matchesOf(body, quotation).map(([, words = '']) => onOneLine(words).trim()),
  );
  const long = found.filter((words) => countWords(words) >= minWords);
  const text = long.length === 0 ? '' : onOneLine(blocks.map(({ body }) => body).join('\n'));
  return long.filter((words) => text.indexOf(words) !== text.lastIndexOf(words));
});

/**
 * Whether a change to a sentence touches words that the text quotes elsewhere: "Usually loaves rise" and ""Usually
 * loaves rise"". The quotation stays, so the two would no longer match.
 */
export const changesQuotedWords = (blocks: readonly Block[], before: string, after: string): boolean => {
  if (before === after) return false;
  const [old, changed] = [onOneLine(before), onOneLine(after)];
  return quotationsIn(blocks).some((words) => old.includes(words) && !changed.includes(words));
};
