import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

/** A quotation mark that a spreadsheet export doubled: ""The mill is old,"" she said. */
const doubled = /(?<!["=\\])"{2,4}(?!")/g;
const single = /(?<!["\\])"(?!")/;
/** Code, tags, and addresses with titles, in which two consecutive marks are an empty value: "(loaf.png "")". */
const otherText = /`[^`]*`|<[^<>]*>|\]\([^()]*\)|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{[:#.][^{}\n]*\}/g;

/** One pair of doubled marks may be intended. In a text with this many, an export doubled them. */
const minMarks = 2;

const isProse = ({ kind }: Block): boolean =>
  kind === 'paragraph' || kind === 'item' || kind === 'heading' || kind === 'quote';

/**
 * Whether every straight quotation mark of a text is doubled. In a text that also has single marks, the doubled ones
 * are intended.
 */
const isExported = (blocks: readonly Block[]): boolean => {
  const text = blocks.map(({ body }) => body.replace(otherText, ' ')).join('\n');
  return !single.test(text) && (text.match(doubled)?.length ?? 0) >= minMarks;
};

/** An apostrophe that the export took for a closing mark: "the bakers"" union", "the mill""s", "did ""em a favor". */
const plural = regex.gu`(?<=\p{Ll}s)"(?= \p{Ll})`;
const elision = regex.gu`(?<=\s)"(?=(?:em|til|cause|tis|twas|\d0s)(?!\p{L}))|(?<=[\p{L}\p{N}.])"(?=s(?!\p{L}))`;
/** A mark that opens a quotation, at the beginning or after a space, bracket or dash. */
const opening = /(?:^|(?<=[\s([—–-]))"(?=\S)/g;

/** Whether a quotation is open at the end of a text. A new paragraph of a quotation opens it again. */
const isOpen = (text: string): boolean => {
  const last = matchesOf(text, opening).at(-1);
  return last !== undefined && !text.slice(last.index + 1).includes('"');
};

/** One mark for each doubled one, and an apostrophe where no quotation is open. */
const withSingleMarks = (body: string): string =>
  body
    .replace(doubled, '"')
    .replace(elision, "'")
    .replace(plural, (mark, at: number, text: string) => (isOpen(text.slice(0, at)) ? mark : "'"));

/** Corrects the marks of a text in which an export doubled all of them. */
export const fixDoubledQuotes = (blocks: readonly Block[]): Block[] => {
  if (!blocks.some((block) => isProse(block) && block.body.includes('""'))) return [...blocks];
  const prose = blocks.filter(isProse);
  if (!isExported(prose)) return [...blocks];
  return blocks.map((block) => {
    if (!isProse(block) || block.body.replace(otherText, '') !== block.body) return block;
    const body = withSingleMarks(block.body);
    return body === block.body ? block : { ...block, body };
  });
};
