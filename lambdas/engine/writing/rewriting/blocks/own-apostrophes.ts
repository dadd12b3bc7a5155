import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

const curly = regex.gu`(?<=\p{L})’(?=\p{L})`;
const straight = regex.gu`(?<=\p{L})'(?=\p{L})`;
/** With fewer, the form may be an accident. */
const minCurly = 3;

/** With this many times as many curly ones, a straight one is a slip. */
const minShare = 4;

/** Whether the apostrophes inside the words of a text are curly, but for a few slips: "It’s old, and we’re here". */
const usesCurly = (blocks: readonly Block[]): boolean => {
  const text = blocks.flatMap(({ kind, body }) => (kind === 'code' ? [] : [body])).join('\n');
  const curlies = text.match(curly)?.length ?? 0;
  return curlies >= minCurly && curlies >= minShare * (text.match(straight)?.length ?? 0);
};

/** Words with a straight apostrophe, as the writer typed them. Only a new one gets the curly form. */
const typedWords = (body: string): ReadonlySet<string> => new Set(body.match(straightWord) ?? []);
const straightWord = regex.gu`\p{L}+(?:'\p{L}+)+|\p{L}s'(?= \p{Ll})`;

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
    if (block === before[i] || block.kind === 'code' || block.body.search(straightWord) < 0) return block;
    const typed = typedWords(before[i]?.body ?? '');
    const inForm = (word: string): string => (typed.has(word) ? word : word.replaceAll("'", '’'));
    return { ...block, body: changeText(block.body, (text) => text.replace(straightWord, inForm)) };
  });
};
