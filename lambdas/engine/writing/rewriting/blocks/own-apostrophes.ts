import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

const curly = regex.gu`(?<=\p{L})’(?=\p{L})`;
const straight = regex.gu`(?<=\p{L})'(?=\p{L})`;
/** With fewer, the form may be an accident. */
const minCurly = 3;

/** Whether every apostrophe inside the words of a text is curly: "It’s old, and we’re here". */
const usesCurly = (blocks: readonly Block[]): boolean => {
  const text = blocks.flatMap(({ kind, body }) => (kind === 'code' ? [] : [body])).join('\n');
  return (text.match(curly)?.length ?? 0) >= minCurly && text.search(straight) < 0;
};

/** Changes a text outside its quotations, code and links. */
type ChangeText = (text: string, change: (part: string) => string) => string;

/** Gives the apostrophes of corrected words the form that the author uses. */
export const withOwnApostrophes = (
  before: readonly Block[],
  after: readonly Block[],
  changeText: ChangeText,
): Block[] => {
  if (!after.some((block, i) => block !== before[i]) || !usesCurly(before)) return [...after];
  return after.map((block, i) => {
    if (block === before[i] || block.kind === 'code' || block.body.search(straight) < 0) return block;
    return { ...block, body: changeText(block.body, (text) => text.replace(straight, '’')) };
  });
};
