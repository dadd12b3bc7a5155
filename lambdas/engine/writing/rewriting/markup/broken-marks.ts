import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

/** "**A friendly front. **Once": the second mark closes nothing, because a blank stands in front of it. */
const strong = regex.gu`(?<![\p{L}\p{N}*\\])\*\*(?=[^\s*])([^*\n\x60]{1,300}?[^\s*])(\s+)\*\*(?=[\p{L}\p{N}])`;
const countOf = (text: string): number => text.split('**').length - 1;

/** Marks of strong text outside code, each directly behind the last letter of what it marks. */
const withClosedMarks = (body: string): string => {
  if (!body.includes('**') || body.includes('`') || countOf(body) % 2 !== 0) return body;
  return body.replace(strong, (whole, text: string, blank: string, at: number) =>
    countOf(body.slice(0, at)) % 2 === 0 ? `**${text}**${blank}` : whole,
  );
};

/** "**Build a front. **Once": marks of strong text that do not work where they stand, and would without the blank. */
export const mendMarks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.kind !== 'paragraph' && block.kind !== 'item') return block;
    const body = withClosedMarks(block.body);
    return body === block.body ? block : { ...block, body };
  });

/** A passage without its marks of strong text. */
export const withoutMarks = (text: string): string => text.replaceAll('**', '');
