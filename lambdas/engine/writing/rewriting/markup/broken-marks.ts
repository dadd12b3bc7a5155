import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

/** "**A friendly front. **Once": the second mark closes nothing, because a blank stands in front of it. */
const strong = regex.gu`(?<![\p{L}\p{N}*\\])\*\*(?=[^\s*])([^*\n\x60]{1,300}?[^\s*])(\s+)\*\*(?=[\p{L}\p{N}])`;
/** "** 5. **Feedback": blanks on both sides. */
const parted = regex.gu`(?<![\p{L}\p{N}*\\])\*\*[ \t]+(?=[^\s*])([^*\n\x60]{1,80}?[^\s*])([ \t]+)\*\*(?=[\p{L}\p{N}])`;
/** "*how * soap": the same with one mark around a few words. */
const emphasis = regex.gu`(?<![\p{L}\p{N}*\\])\*(?=\p{L})(\p{L}+(?: \p{L}+){0,3})[ \t]+\*(?=\s\p{L})`;
const countOf = (text: string): number => text.split('**').length - 1;

/** Marks of strong text outside code, each directly behind the last letter of what it marks. */
const withClosedMarks = (body: string): string => {
  if (!body.includes('*') || body.includes('`') || countOf(body) % 2 !== 0) return body;
  const mend = (whole: string, text: string, blank: string, at: number): string =>
    countOf(body.slice(0, at)) % 2 === 0 ? `**${text}**${blank}` : whole;
  const closed = body.replace(strong, mend);
  if (closed !== body) return closed;
  const joined = body.replace(parted, mend);
  return joined.split('*').length % 2 === 1 ? joined.replace(emphasis, '*$1*') : joined;
};

/** "[Rye] (https://a.example/rye)": the blank between a link's words and its address makes it none. */
const partedLink = /(?<!!)\[([^\][\n]{2,100})\] \((https?:\/\/[^\s()]{4,400})\)/gu;
/** A passage whose parted links are joined. */
export const withJoinedLinks = (text: string): string =>
  text.includes('`') ? text : text.replace(partedLink, '[$1]($2)');

/** "**Build a front. **Once": marks of strong text that do not work where they stand, and would without the blank. */
export const mendMarks = (blocks: readonly Block[]): Block[] => {
  // "[rye]: address": where links have definitions, brackets alone may name one of them.
  const hasDefinitions = blocks.some(({ kind }) => kind === 'definition');
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' && block.kind !== 'item') return block;
    const marked = withClosedMarks(block.body);
    const body = hasDefinitions ? marked : withJoinedLinks(marked);
    return body === block.body ? block : { ...block, body };
  });
};

/** A passage without its marks of emphasis and the blanks inside them. */
export const withoutMarks = (text: string): string => text.replace(/\*/g, '').replace(/\s+/g, ' ').trim();
