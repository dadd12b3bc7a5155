import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

/** In "**A friendly front. **Once", the second mark closes nothing because a space comes before it. */
const strong = regex.gu`(?<![\p{L}\p{N}*\\])\*\*(?=[^\s*])([^*\n\x60]{1,300}?[^\s*])(\s+)\*\*(?=[\p{L}\p{N}])`;
/** Strong text with spaces inside both marks: "** 5. **Feedback". */
const spacedEmphasis = regex.gu`(?<![\p{L}\p{N}*\\])\*\*[ \t]+(?=[^\s*])([^*\n\x60]{1,80}?[^\s*])([ \t]+)\*\*(?=[\p{L}\p{N}])`;
/** The same with single marks around a few words: "*how * soap". */
const emphasis = regex.gu`(?<![\p{L}\p{N}*\\])\*(?=\p{L})(\p{L}+(?: \p{L}+){0,3})[ \t]+\*(?=\s\p{L})`;
/** A whole line of strong text with a space before the mark that should close it: "**Survey **". */
const strongLine = /^\*\*(?=[^\s*])([^*\n`]{2,200}?[^\s*])[ \t]+\*\*$/u;
const countOf = (text: string): number => text.split('**').length - 1;

/** Moves each closing mark of strong text outside code directly after the last letter it marks. */
const withClosedMarks = (body: string): string => {
  if (!body.includes('*') || body.includes('`') || countOf(body) % 2 !== 0) return body;
  const fix = (whole: string, text: string, blank: string, at: number): string =>
    countOf(body.slice(0, at)) % 2 === 0 ? `**${text}**${blank}` : whole;
  const closed = body.replace(strongLine, '**$1**').replace(strong, fix);
  if (closed !== body) return closed;
  const joined = body.replace(spacedEmphasis, fix);
  return joined.split('*').length % 2 === 1 ? joined.replace(emphasis, '*$1*') : joined;
};

/** The space between a link's text and its address breaks the link: "[Rye] (https://a.example/rye)". */
const spacedLink = /(?<!!)\[([^\][\n]{2,100})\] \((https?:\/\/[^\s()]{4,400})\)/gu;
/** Joins the parts of broken links in a passage. */
export const withJoinedLinks = (text: string): string =>
  text.includes('`') ? text : text.replace(spacedLink, '[$1]($2)');

/**
 * Fixes marks of strong text that do not work because of a space, such as "**Build a front. **Once", and links with a
 * space before the address.
 */
export const fixMarks = (blocks: readonly Block[]): Block[] => {
  // In a text with link definitions ("[rye]: address"), brackets alone may refer to one of them.
  const hasDefinitions = blocks.some(({ kind }) => kind === 'definition');
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' && block.kind !== 'item') return block;
    const marked = withClosedMarks(block.body);
    const body = hasDefinitions ? marked : withJoinedLinks(marked);
    return body === block.body ? block : { ...block, body };
  });
};

/** A passage without its emphasis marks and the spaces inside them. */
export const withoutMarks = (text: string): string => text.replace(/\*/g, '').replace(/\s+/g, ' ').trim();
